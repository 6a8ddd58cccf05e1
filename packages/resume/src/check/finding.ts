import type { Language } from '../text.js';

export type FindingGroup = 'typo' | 'english' | 'punctuation' | 'date' | 'contact' | 'content';

/** Errors are certain and spoil the résumé, warnings want a look, hints are a matter of style. */
export type Severity = 'error' | 'warning' | 'hint';

/** Where the form edits what was found. `section` is a placement key, or `basics`. */
export interface Place {
  section: string;
  itemId?: string;
  field?: string;
  atomId?: string;
}

/** A replacement inside one string of the document; it holds only while the string still says `before` there. */
export interface Edit {
  pointer: string;
  start: number;
  end: number;
  before: string;
  after: string;
}

export interface Finding {
  /** The same for the same error in the same place, so that it can be ignored. */
  id: string;
  rule: string;
  group: FindingGroup;
  severity: Severity;
  message: string;
  place: Place;
  pointer: string;
  /** The span of `quote` in the text at the pointer; a statement's text is that of its spans together. */
  start?: number;
  end?: number;
  quote: string;
  suggestion?: string;
  /** Present only where the correction is certain. */
  patch?: Edit[];
}

/** A string of the document under a text. */
export interface Piece {
  pointer: string;
  start: number;
  text: string;
}

/** One text that is checked: a field, a word of a list, or a statement of several spans. */
export interface Unit {
  pointer: string;
  place: Place;
  text: string;
  lang: Language;
  /** Names of people, schools and firms are spelled as their owners like; statements are sentences. */
  kind: 'name' | 'line' | 'statement';
  pieces: Piece[];
}

/** What a rule says; the rest follows from where it says it. */
export interface Note {
  rule: string;
  group: FindingGroup;
  severity: Severity;
  message: string;
  suggestion?: string;
}

const key = ({ section, itemId = '', field = '', atomId = '' }: Place): string =>
  [section, itemId, field, atomId].join('/');

/** A finding about a place as a whole. */
export const atPlace = (note: Note, place: Place, pointer: string, quote = ''): Finding => ({
  ...note,
  id: `${note.rule}:${key(place)}:${quote}`,
  place,
  pointer,
  quote,
});

/** The edits that replace a span of a text; the first string that it touches takes the new words. */
export function editsFor(unit: Unit, start: number, end: number, after: string): Edit[] {
  const edits: Edit[] = [];
  for (const piece of unit.pieces) {
    const from = Math.max(start, piece.start);
    const to = Math.min(end, piece.start + piece.text.length);
    const isInsert = start === end && start >= piece.start && start <= piece.start + piece.text.length;
    if (from >= to && !(isInsert && edits.length === 0)) continue;
    const [first, last] = [from - piece.start, to - piece.start];
    edits.push({
      pointer: piece.pointer,
      start: first,
      end: last,
      before: piece.text.slice(first, last),
      after: edits.length === 0 ? after : '',
    });
  }
  return edits;
}

const UNSEEN = /^[\s\u200b\u2060\ufeff\u00ad]*$/;

/** A finding about a span of a text; with `after` it can be corrected at a touch. */
export function atSpan(note: Note, unit: Unit, start: number, end: number, after?: string): Finding {
  const quote = unit.text.slice(start, end);
  const shown = UNSEEN.test(quote) ? unit.text.slice(Math.max(0, start - 3), end + 3) : quote;
  const found = atPlace(note, unit.place, unit.pointer, shown);
  if (after === undefined) return { ...found, start, end };
  const patch = editsFor(unit, start, end, after);
  return { ...found, start, end, patch, ...(after !== '' && !note.suggestion && { suggestion: after }) };
}

/** Gives repeated findings of one place ids of their own. */
export function withOwnIds(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}#${count}` };
  });
}
