import type { Language } from '../text.js';

export type FindingGroup =
  | 'typo'
  | 'english'
  | 'translation'
  | 'punctuation'
  | 'date'
  | 'contact'
  | 'content';

/** Errors are certain, warnings need review, hints are a matter of style. */
export type Severity = 'error' | 'warning' | 'hint';

/** Where the form edits the finding. `section` is a placement key, or `basics`. */
export interface Place {
  section: string;
  itemId?: string;
  field?: string;
  atomId?: string;
}

/**
 * A replacement inside one string of the document; valid only while the string still contains `before` there.
 */
export interface Edit {
  pointer: string;
  start: number;
  end: number;
  before: string;
  after: string;
}

export interface Finding {
  /** Stable for the same error in the same place, so that it can be dismissed. */
  id: string;
  rule: string;
  group: FindingGroup;
  severity: Severity;
  message: string;
  place: Place;
  pointer: string;
  /** Range of `quote` in the text at the pointer; a statement's text is the concatenation of its spans. */
  start?: number;
  end?: number;
  quote: string;
  suggestion?: string;
  /** Present only if the correction is certain. */
  patch?: Edit[];
}

/** A string of the document that is part of a text. */
export interface Piece {
  pointer: string;
  start: number;
  text: string;
}

/** One checked text: a field, a word of a list, or a statement of several spans. */
export interface Unit {
  pointer: string;
  place: Place;
  text: string;
  lang: Language;
  /** Proper names may be spelled freely; statements are sentences. */
  kind: 'name' | 'line' | 'statement';
  pieces: Piece[];
}

/** A rule's result; the location provides the rest. */
export interface Note {
  rule: string;
  group: FindingGroup;
  severity: Severity;
  message: string;
  suggestion?: string;
}

const key = ({ section, itemId = '', field = '', atomId = '' }: Place): string =>
  [section, itemId, field, atomId].join('/');

/** A finding about a whole field or section. */
export const atPlace = (note: Note, place: Place, pointer: string, quote = ''): Finding => ({
  ...note,
  id: `${note.rule}:${key(place)}:${quote}`,
  place,
  pointer,
  quote,
});

/** Edits that replace a range of a text; the first affected string receives the new words. */
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

/** A finding about a range of a text; with `after` it can be corrected with one click. */
export function atSpan(note: Note, unit: Unit, start: number, end: number, after?: string): Finding {
  const quote = unit.text.slice(start, end);
  const shown = UNSEEN.test(quote) ? unit.text.slice(Math.max(0, start - 3), end + 3) : quote;
  const found = atPlace(note, unit.place, unit.pointer, shown);
  if (after === undefined) return { ...found, start, end };
  const patch = editsFor(unit, start, end, after);
  return { ...found, start, end, patch, ...(after !== '' && !note.suggestion && { suggestion: after }) };
}

/** Makes ids of repeated findings in one place unique. */
export function withOwnIds(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}#${count}` };
  });
}
