import type { Atom, AtomKind, Span } from '@qicheng/resume/document';
import { randomId } from '@qicheng/resume/ids';
import type { Language } from '@qicheng/resume/text';
import { sidesOfAtom, staleAfter } from '@qicheng/resume/translation';
import type { JSONContent } from '@tiptap/core';
import { sameValue } from '@qicheng/resume/same-value';

interface AtomAttributes {
  id?: string | null;
  kind?: AtomKind;
}

const markOf = (span: Span) => [
  ...(span.bold ? [{ type: 'bold' }] : []),
  ...(span.italic ? [{ type: 'italic' }] : []),
  ...(span.underline ? [{ type: 'underline' }] : []),
  ...(span.link ? [{ type: 'link', attrs: { href: span.link } }] : []),
];

export const textNode = (span: Span): JSONContent => ({ type: 'text', text: span.text, marks: markOf(span) });

function nodeOf(atom: Atom, language: Language): JSONContent {
  const content = (atom[language] ?? []).filter(({ text }) => text !== '').map(textNode);
  return {
    type: 'atom',
    attrs: { id: atom.id, kind: atom.kind },
    ...(content.length > 0 ? { content } : {}),
  };
}

/** The statements of one language as an editor document; never empty, so that there is a line to type on. */
export function docOf(atoms: readonly Atom[], language: Language, emptyKind: AtomKind): JSONContent {
  const lines = atoms.length > 0 ? atoms : [{ id: randomId(), kind: emptyKind }];
  return { type: 'doc', content: lines.map((atom) => nodeOf(atom, language)) };
}

function spanOf({ text = '', marks = [] }: JSONContent): Span {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  return {
    text,
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(has('underline') && { underline: true }),
    ...(typeof href === 'string' && { link: href }),
  };
}

const sameSpans = (one: readonly Span[] = [], other: readonly Span[] = []) => sameValue(one, other);

/** A statement after an edit: content that the editor does not show (metrics, the other language) is kept. */
function atomOf(
  node: JSONContent,
  language: Language,
  before: Atom | undefined,
  began: Atom | undefined,
): Atom {
  const { id, kind = 'paragraph' } = (node.attrs ?? {}) as AtomAttributes;
  const spans = (node.content ?? []).map(spanOf);
  if (before && before.kind === kind && sameSpans(before[language], spans)) return before;
  const atom: Atom = { ...before, id: id ?? randomId(), kind };
  if (spans.length > 0) atom[language] = spans;
  else delete atom[language];
  if (!before || sameSpans(before[language], spans)) return atom;
  const stale = staleAfter(sidesOfAtom(began), language, sidesOfAtom(atom));
  if (stale) atom.stale = stale;
  else delete atom.stale;
  return atom;
}

const isBlank = ({ zh = [], en = [] }: Atom) => [...zh, ...en].every(({ text }) => text.trim() === '');

/**
 * The statements of an editor document; unchanged ones are the same objects as before. `began` are the
 * statements at the start of the edit: they decide which language is stale.
 */
export function atomsOf(
  doc: JSONContent,
  language: Language,
  before: readonly Atom[],
  began: readonly Atom[] = before,
): Atom[] {
  const known = new Map(before.map((atom) => [atom.id, atom]));
  const first = new Map(began.map((atom) => [atom.id, atom]));
  const atoms = (doc.content ?? []).map((node) => {
    const id = (node.attrs as AtomAttributes | undefined)?.id ?? '';
    return atomOf(node, language, known.get(id), first.get(id));
  });
  return atoms.every(isBlank) ? [] : atoms;
}
