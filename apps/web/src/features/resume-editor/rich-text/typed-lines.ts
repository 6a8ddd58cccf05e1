import type { Atom, AtomKind, Span } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { plainText } from '@qicheng/resume/translation/sides';
import { atomsOf } from './atom-conversion.js';

const isPlainSpan = ({ text, bold, italic, underline, link }: Span) =>
  !bold && !italic && !underline && link === undefined && !text.includes('\n');

/** Whether plain lines can represent all statements of a language. */
export const arePlainLines = (atoms: readonly Atom[], language: Language): boolean =>
  atoms.every((atom) => (atom[language] ?? []).every(isPlainSpan));

/** The statements of a language as plain text, one per line. */
export const linesOf = (atoms: readonly Atom[], language: Language): string =>
  atoms.map((atom) => plainText(atom, language)).join('\n');

const countSame = (one: readonly string[], other: readonly string[]): number => {
  const end = Math.min(one.length, other.length);
  const first = one.findIndex((line, index) => index >= end || line !== other[index]);
  return first === -1 ? end : first;
};

/** The statements after an edit of their plain lines; an unchanged line stays the same statement. */
export function atomsOfLines(
  typed: string,
  language: Language,
  before: readonly Atom[],
  emptyKind: AtomKind,
): Atom[] {
  const lines = typed.split('\n');
  const old = before.map((atom) => plainText(atom, language));
  const head = countSame(lines, old);
  const tail = countSame(lines.slice(head).toReversed(), old.slice(head).toReversed());
  const middle = before.slice(head, before.length - tail);
  const known = (index: number): Atom | undefined =>
    index < head
      ? before[index]
      : index < lines.length - tail
        ? middle[index - head]
        : before[index - lines.length + before.length];
  const newKind = (middle.at(-1) ?? before[head - 1])?.kind ?? emptyKind;
  const content = lines.map((text, index) => ({
    type: 'atom',
    attrs: { id: known(index)?.id ?? null, kind: known(index)?.kind ?? newKind },
    ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
  }));
  return atomsOf({ type: 'doc', content }, language, before);
}
