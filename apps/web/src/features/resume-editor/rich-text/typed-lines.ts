import type { Atom, AtomKind, Span } from '@qicheng/resume/document';
import type { Language } from '@qicheng/resume/text';
import { sameValue } from '@qicheng/resume/same-value';
import { plainText } from '@qicheng/resume/translation/sides';
import { atomsOf, textNode } from './atom-conversion.js';

/** Whether plain lines can represent all statements of a language: a line break inside one would start another. */
export const arePlainLines = (atoms: readonly Atom[], language: Language): boolean =>
  atoms.every((atom) => !plainText(atom, language).includes('\n'));

/** The statements of a language as plain text, one per line. */
export const linesOf = (atoms: readonly Atom[], language: Language): string =>
  atoms.map((atom) => plainText(atom, language)).join('\n');

const countSame = (one: readonly string[], other: readonly string[]): number => {
  const end = Math.min(one.length, other.length);
  const first = one.findIndex((line, index) => index >= end || line !== other[index]);
  return first === -1 ? end : first;
};

const isSameFormat = (one: Span, other: Span) => sameValue({ ...one, text: '' }, { ...other, text: '' });

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span.text === '') continue;
    if (last && isSameFormat(last, span))
      joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else joined.push(span);
  }
  return joined;
}

/** One span per character, so that an edit can be compared with it. */
const charactersOf = (spans: readonly Span[]): Span[] =>
  spans.flatMap((span) => [...span.text].map((text) => ({ ...span, text })));

/** The spans of an edited line: new text has the format of the text before it, but extends no link at its end. */
function editedSpans(old: readonly Span[], text: string): Span[] {
  const before = charactersOf(old);
  const texts = before.map((character) => character.text);
  const typed = [...text];
  const head = countSame(typed, texts);
  const tail = countSame(typed.slice(head).toReversed(), texts.slice(head).toReversed());
  const kept = before.slice(0, head);
  const rest = before.slice(before.length - tail);
  const model: Span = kept.at(-1) ?? old[0] ?? { text: '' };
  const { link, ...format } = model;
  const isInLink = link !== undefined && rest[0]?.link === link;
  const middle = {
    ...format,
    ...(isInLink && { link }),
    text: typed.slice(head, typed.length - tail).join(''),
  };
  return joinSpans([...kept, middle, ...rest]);
}

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
    content: editedSpans(known(index)?.[language] ?? [], text).map(textNode),
  }));
  return atomsOf({ type: 'doc', content }, language, before);
}
