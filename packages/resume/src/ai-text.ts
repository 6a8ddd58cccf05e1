import type { ResumeDocument } from './document.js';
import { LIMITS } from './limits.js';
import type { AuthorshipSpan } from './meta.js';
import { type Atom, atomKind, type Span } from './rich-text.js';
import { customIdOf } from './sections.js';
import type { Language } from './text.js';
import { plainText, sidesOfAtom, staleAfter } from './translation/sides.js';

/**
 * A statement rewritten by AI, or a new one at the end of an entry. Locations are ids, which survive moves.
 */
export interface AiTextChange {
  kind: 'replace' | 'add';
  /** Id of the statement, or of the first new one. */
  targetId: string;
  section: string;
  itemId?: string | undefined;
  lang: Language;
  /** The statement's text when the suggestion was made; it is replaced only if unchanged. */
  before: string;
  parts: readonly { id: string; text: string }[];
}

interface Item extends Record<string, unknown> {
  id?: string;
  highlights?: Atom[];
}

// Projects and custom sections have a kind too.
const ATOM_KINDS: ReadonlySet<unknown> = new Set(atomKind.options);
const isAtom = (value: unknown): value is Atom => ATOM_KINDS.has((value as { kind?: unknown } | null)?.kind);

/** A copy with lists of statements transformed by `change`; unchanged parts are shared. */
function withLists<Value>(value: Value, change: (atoms: readonly Atom[]) => readonly Atom[]): Value {
  if (Array.isArray(value)) {
    const next: readonly unknown[] = value.some(isAtom)
      ? change(value as Atom[])
      : value.map((entry: unknown) => withLists(entry, change));
    return next.length === value.length && next.every((entry, at) => entry === value[at])
      ? value
      : (next as Value);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, entry]) => [key, withLists<unknown>(entry, change)] as const,
  );
  const isSame = entries.every(([key, entry]) => entry === (value as Record<string, unknown>)[key]);
  return isSame ? value : (Object.fromEntries(entries) as Value);
}

/** The new text with the formatting of words that are still there. */
function markedSpans(text: string, former: readonly Span[] = []): Span[] {
  const spans: Span[] = [];
  let rest = text;
  for (const { text: words, ...marks } of former) {
    const at = words.trim() === '' || Object.keys(marks).length === 0 ? -1 : rest.indexOf(words);
    if (at < 0) continue;
    if (at > 0) spans.push({ text: rest.slice(0, at) });
    spans.push({ text: words, ...marks });
    rest = rest.slice(at + words.length);
  }
  return rest === '' ? spans : [...spans, { text: rest }];
}

function rewrittenAtom(atom: Atom, { lang }: AiTextChange, text: string): Atom {
  const next: Atom = { ...atom, [lang]: markedSpans(text, atom[lang]) };
  const stale = staleAfter(sidesOfAtom(atom), lang, sidesOfAtom(next));
  const { stale: _was, ...fresh } = next;
  return stale ? { ...fresh, stale } : fresh;
}

const newAtom = ({ id, text }: { id: string; text: string }, kind: Atom['kind'], lang: Language): Atom => ({
  id,
  kind,
  [lang]: [{ text }],
});

const replacing =
  (change: AiTextChange) =>
  (atoms: readonly Atom[]): readonly Atom[] =>
    atoms.flatMap((atom) => {
      if (atom.id !== change.targetId || plainText(atom, change.lang) !== change.before) return [atom];
      const [first, ...others] = change.parts;
      if (!first) return [atom];
      return [
        rewrittenAtom(atom, change, first.text),
        ...others.map((part) => newAtom(part, atom.kind, change.lang)),
      ];
    });

const appended = ({ parts, lang }: AiTextChange, atoms: readonly Atom[] = []): Atom[] => [
  ...atoms,
  ...parts.map((part) => newAtom(part, atoms.at(-1)?.kind ?? 'bullet', lang)),
];

/** The document with new statements at the end of an entry, or of a section of plain statements. */
function adding(document: ResumeDocument, change: AiTextChange): ResumeDocument {
  const { section, itemId } = change;
  const customId = customIdOf(section);
  if (customId !== undefined) {
    const custom = document.custom.map((each) =>
      each.id === customId
        ? {
            ...each,
            items: itemId === undefined ? appended(change, each.items as Atom[]) : inItem(each.items, change),
          }
        : each,
    );
    return { ...document, custom } as ResumeDocument;
  }
  const list = (document as unknown as Record<string, unknown>)[section];
  if (!Array.isArray(list)) return document;
  return {
    ...document,
    [section]: itemId === undefined ? appended(change, list as Atom[]) : inItem(list, change),
  };
}

function inItem(items: readonly unknown[], change: AiTextChange): unknown[] {
  return items.map((value) => {
    const item = value as Item & { roles?: Item[] };
    if (item.id === change.itemId) return { ...item, highlights: appended(change, item.highlights) };
    return item.roles === undefined ? item : { ...item, roles: inItem(item.roles, change) };
  });
}

/** The document after a change; unchanged if the statement has changed or been deleted since. */
export function writeAiText(document: ResumeDocument, change: AiTextChange, at?: string): ResumeDocument {
  const next =
    change.kind === 'add'
      ? adding(document, change)
      : { ...withLists({ ...document, meta: null }, replacing(change)), meta: document.meta };
  const has = change.parts.filter(({ id }) => findAtom(next, id) !== undefined);
  const isWritten = change.kind === 'add' ? has.length > 0 : next !== document && saysNow(next, change);
  if (!isWritten) return document;
  if (!hasNewWords(change) && !isAiText(document, change.targetId, change.lang)) return next;
  const ids =
    change.kind === 'add' ? has.map(({ id }) => id) : [change.targetId, ...has.slice(1).map(({ id }) => id)];
  return { ...next, meta: { ...next.meta, authorship: marked(document, ids, change, at) } };
}

const MARKS = /[\s，。；：、！？,.;:!?]/gu;
/** Whether a change has words that its author did not write: words that were left out or moved are the author’s own. */
function hasNewWords({ before, parts }: Pick<AiTextChange, 'before' | 'parts'>): boolean {
  const left = [...before.replace(MARKS, '')];
  return [
    ...parts
      .map(({ text }) => text)
      .join('')
      .replace(MARKS, ''),
  ].some((sign) => {
    const at = left.indexOf(sign);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const saysNow = (document: ResumeDocument, { targetId, lang, parts }: AiTextChange): boolean =>
  plainText(findAtom(document, targetId), lang) === parts[0]?.text;

// The whole statement is marked: comparing words cannot tell which ones came from AI.
function marked(
  { meta }: ResumeDocument,
  ids: readonly string[],
  { lang, parts }: AiTextChange,
  at: string | undefined,
): AuthorshipSpan[] {
  const kept = (meta.authorship ?? []).filter((span) => span.lang !== lang || !ids.includes(span.atomId));
  const own = ids.map((atomId, index): AuthorshipSpan => {
    const end = parts[index]?.text.length ?? 0;
    return { atomId, lang, start: 0, end, source: 'aiSuggested', ...(at !== undefined && { at }) };
  });
  return [...kept, ...own].slice(-LIMITS.authorshipSpans);
}

/** The statement with this id, anywhere in the document. */
export function findAtom(document: ResumeDocument, id: string): Atom | undefined {
  let found: Atom | undefined;
  withLists({ ...document, meta: null }, (atoms) => {
    found ??= atoms.find((atom) => atom.id === id);
    return atoms;
  });
  return found;
}

/** Whether any part of a statement was written by AI. */
export const isAiText = ({ meta }: ResumeDocument, atomId: string, lang: Language): boolean =>
  (meta.authorship ?? []).some(
    (span) =>
      span.atomId === atomId && span.lang === lang && span.end > span.start && span.source.startsWith('ai'),
  );

const commonStart = (one: string, other: string): number => {
  const end = Math.min(one.length, other.length);
  let length = 0;
  while (length < end && one[length] === other[length]) length += 1;
  return length;
};
const reversed = (text: string): string => [...text].toReversed().join('');

/**
 * The span after an edit; null once none of its text is left. Text changed by a person counts as edited, not
 * as theirs alone.
 */
function followed(span: AuthorshipSpan, was: string, is: string): AuthorshipSpan | null {
  const head = commonStart(was, is);
  const tail = Math.min(commonStart(reversed(was), reversed(is)), Math.min(was.length, is.length) - head);
  const [from, to] = [head, was.length - tail];
  const by = is.length - was.length;
  if (span.end <= from && span.end < was.length) return span;
  if (span.start >= to && tail > 0) return { ...span, start: span.start + by, end: span.end + by };
  const start = Math.min(span.start, from);
  const end = span.end > to || span.end === was.length ? span.end + by : Math.max(from, span.end);
  // If an edit replaces the whole text, no AI-written text remains either.
  const isReplaced = head === 0 && tail === 0;
  return isReplaced || end <= start ? null : { ...span, start, end, source: 'aiEdited' };
}

/** AI marks after manual edits: moved with their text, removed with it. */
export function followAuthorship(
  spans: readonly AuthorshipSpan[],
  before: readonly Atom[],
  after: readonly Atom[],
): readonly AuthorshipSpan[] {
  const was = new Map(before.map((atom) => [atom.id, atom]));
  const changed = new Map(
    after.flatMap((atom) => (was.get(atom.id) === atom ? [] : [[atom.id, atom] as const])),
  );
  if (changed.size === 0) return spans;
  const next = spans.flatMap((span) => {
    const atom = changed.get(span.atomId);
    const [old, text] = [plainText(was.get(span.atomId), span.lang), plainText(atom, span.lang)];
    return atom === undefined || old === text || old === '' ? [span] : (followed(span, old, text) ?? []);
  });
  return next.length === spans.length && next.every((span, at) => span === spans[at]) ? spans : next;
}
