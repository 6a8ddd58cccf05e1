import {
  MAX_TRANSLATED_TEXT_LENGTH,
  MAX_TRANSLATED_TEXTS,
  translate,
} from '@qicheng/contract/translation/index';
import type { Language } from '@qicheng/resume/text';
import { fillTranslation, type TranslationEntry } from '@qicheng/resume/translation';
import { showToast } from '@qicheng/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { useEditor } from '../store/editor-context.js';

interface Filled {
  readonly filled: number;
  /** How many were spelled by rules, and how many are unknown. */
  readonly suggested: number;
  readonly unknown: number;
  readonly notice: string;
}

/** What the engine answered in an editor, kept while the dialog is closed: null for an unknown text. */
const answered = new WeakMap<object, Map<string, string | null>>();

function answersIn(editor: object): Map<string, string | null> {
  const known = answered.get(editor) ?? new Map<string, string | null>();
  answered.set(editor, known);
  return known;
}

const keyOf = ({ pointer, source }: TranslationEntry, target: Language): string =>
  [target, pointer, source].join('\n');

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
    ...(suggested > 0 ? [`其中 ${suggested} 处按拼音，请核对`] : []),
    ...(unknown > 0 ? [`${unknown} 处请手动填写`] : []),
  ].join('，');

/** Fills in names and terms as one undoable step. Texts that the engine does not know stay unchanged. */
export function useGlossary(target: Language) {
  const editor = useEditor();
  const answers = answersIn(editor);
  const fill = useMutation({
    mutationFn: async (entries: readonly TranslationEntry[]): Promise<Filled> => {
      const fitting = entries.filter(({ source }) => source.length <= MAX_TRANSLATED_TEXT_LENGTH);
      const replies = [];
      for (const group of inGroups(fitting, MAX_TRANSLATED_TEXTS)) replies.push(await ask(group, target));
      const found = replies.flatMap((reply) => reply.found);
      const known = found.flatMap(({ entry, text, state }) =>
        text === null ? [] : [{ entry, text, state }],
      );
      editor.edit((document) =>
        known.reduce((now, { entry, text }) => fillTranslation(now, entry, target, text), document),
      );
      const suggested = known.filter(({ state }) => state === 'suggested');
      const unknown = entries.filter((entry) => !known.some((each) => each.entry === entry));
      for (const { entry, text } of suggested) answers.set(keyOf(entry, target), text);
      for (const entry of unknown) answers.set(keyOf(entry, target), null);
      return {
        filled: known.length,
        suggested: suggested.length,
        unknown: unknown.length,
        notice: replies[0]?.notice ?? '',
      };
    },
    onSuccess: (result) => showToast(result.filled > 0 ? 'success' : 'info', messageOf(result)),
    onError: (failure) => showToast('error', failure.message),
  });
  return {
    fill,
    /** Whether the engine does not know a text. */
    isUnknown: (entry: TranslationEntry): boolean => answers.get(keyOf(entry, target)) === null,
    /** Whether a translation is as it was spelled by rules, and should be checked. */
    isSuggested: (entry: TranslationEntry): boolean => answers.get(keyOf(entry, target)) === entry.target,
  };
}
