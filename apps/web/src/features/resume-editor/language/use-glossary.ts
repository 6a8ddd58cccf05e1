import { TRANSLATE_TEXT_MAX, TRANSLATE_TEXTS_MAX, translate } from '@qicheng/contract/translation/index';
import type { Language } from '@qicheng/resume/text';
import { fillTranslation, type TranslationEntry } from '@qicheng/resume/translation';
import { showToast } from '@qicheng/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { useEditor } from '../store/editor-context.js';

interface Filled {
  readonly filled: number;
  readonly unknown: readonly string[];
  /** Texts spelled by rules, by pointer. */
  readonly suggested: ReadonlyMap<string, string>;
  readonly notice: string;
}

const inGroups = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

async function ask(entries: readonly TranslationEntry[], to: Language) {
  const texts = entries.map(({ source }) => source);
  const subjects = entries.map(({ subject }) => subject);
  const { list, notice } = await call(translate, { texts, to, subjects }, { encoding: 'form' });
  const found = entries.map((entry, index) => ({
    entry,
    ...(list[index] ?? { text: null, state: 'unknown' }),
  }));
  return { found, notice };
}

const messageOf = ({ filled, unknown, suggested }: Filled): string =>
  [
    `已填入 ${filled} 处`,
    ...(suggested.size > 0 ? [`其中 ${suggested.size} 处按拼音，请核对`] : []),
    ...(unknown.length > 0 ? [`${unknown.length} 处请手动填写`] : []),
  ].join('，');

/** Fills in names and terms as one undoable step. Texts that the engine does not know stay unchanged. */
export function useGlossary(target: Language) {
  const editor = useEditor();
  return useMutation({
    mutationFn: async (entries: readonly TranslationEntry[]): Promise<Filled> => {
      const fitting = entries.filter(({ source }) => source.length <= TRANSLATE_TEXT_MAX);
      const tooLong = entries.filter((entry) => !fitting.includes(entry)).map(({ pointer }) => pointer);
      const answers = [];
      for (const group of inGroups(fitting, TRANSLATE_TEXTS_MAX)) answers.push(await ask(group, target));
      const found = answers.flatMap((answer) => answer.found);
      const known = found.flatMap(({ entry, text, state }) =>
        text === null ? [] : [{ entry, text, state }],
      );
      editor.edit((document) =>
        known.reduce((now, { entry, text }) => fillTranslation(now, entry, target, text), document),
      );
      return {
        filled: known.length,
        unknown: [...found.flatMap(({ entry, text }) => (text === null ? [entry.pointer] : [])), ...tooLong],
        suggested: new Map(
          known.flatMap(({ entry, text, state }) => (state === 'suggested' ? [[entry.pointer, text]] : [])),
        ),
        notice: answers[0]?.notice ?? '',
      };
    },
    onSuccess: (result) => showToast(result.filled > 0 ? 'success' : 'info', messageOf(result)),
    onError: (failure) => showToast('error', failure.message),
  });
}
