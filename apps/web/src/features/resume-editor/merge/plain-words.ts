import type { EditorContent } from '../store/editor-store.js';
import type { PartKey } from './compare-sections.js';

const UNREAD = new Set([
  'id',
  'visible',
  'kind',
  'stale',
  'sens',
  'verify',
  'code',
  'fileId',
  'crop',
  'x',
  'bold',
  'italic',
  'underline',
]);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (UNREAD.has(key) ? [] : wordsIn(entry)));
}

const LONGEST = 400;
const cut = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words);

function partWords({ title, document }: EditorContent, key: PartKey): string[] {
  if (key === 'title') return [title];
  if (key !== 'meta') return wordsIn(document[key]);
  const shown = document.meta.sections.filter(({ visible }) => visible).length;
  return [`模板 ${document.meta.templateCode}`, `显示 ${shown} 个模块`, ...wordsIn(document.meta.style)];
}

/** What one copy says in a part and the other does not, as plain words to be compared by eye. */
export function differingWords(content: EditorContent, other: EditorContent, key: PartKey): string {
  const words = partWords(content, key);
  const known = new Set(partWords(other, key));
  const own = words.filter((word) => !known.has(word));
  return cut((own.length > 0 ? own : words).join(' · '));
}
