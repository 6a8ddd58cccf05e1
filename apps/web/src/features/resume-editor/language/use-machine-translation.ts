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
  readonly notice: string;
}

const inGroups = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

/** Fills texts by machine translation, as one step that can be undone. What the engine does not know stays as it is. */
export function useMachineTranslation(target: Language) {
  const editor = useEditor();
  return useMutation({
    mutationFn: async (entries: readonly TranslationEntry[]): Promise<Filled> => {
      const fitting = entries.filter(({ source }) => source.length <= TRANSLATE_TEXT_MAX);
      const tooLong = entries.filter((entry) => !fitting.includes(entry)).map(({ pointer }) => pointer);
      const answers = [];
      for (const group of inGroups(fitting, TRANSLATE_TEXTS_MAX)) {
        const texts = group.map(({ source }) => source);
        const answer = await call(translate, { texts, to: target }, { encoding: 'form' });
        answers.push({ answer, group });
      }
      const pairs = answers.flatMap(({ answer, group }) =>
        group.map((entry, index) => ({ entry, text: answer.list[index]?.text ?? null })),
      );
      const known = pairs.flatMap(({ entry, text }) => (text === null ? [] : [{ entry, text }]));
      editor.edit((document) =>
        known.reduce((now, { entry, text }) => fillTranslation(now, entry, target, text), document),
      );
      const unknown = pairs.filter(({ text }) => text === null).map(({ entry }) => entry.pointer);
      return {
        filled: known.length,
        unknown: [...unknown, ...tooLong],
        notice: answers[0]?.answer.notice ?? '',
      };
    },
    onSuccess: ({ filled, unknown }) =>
      showToast(
        filled > 0 ? 'success' : 'info',
        `已填入 ${filled} 处${unknown.length > 0 ? `，${unknown.length} 处无法翻译，请手动填写` : ''}`,
      ),
    onError: (failure) => showToast('error', failure.message),
  });
}
