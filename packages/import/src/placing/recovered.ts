import { isPlausibleCertificate } from '@qicheng/resume/plausible-names';
import type { TextLine } from '../reading/page-text.js';
import type { Draft } from './draft.js';
import { isListKind } from './loose/likely-lists.js';
import { aimOf } from './loose/spoken-aims.js';
import { asLines, detailsIn } from './loose/spoken-details.js';
import type { LineKind } from './line-kinds/kinds.js';
import type { LabelledPiece } from './line-kinds/label.js';
import type { LineLabeller } from './line-kinds/line-labeller.js';
import { isNotObtained } from './not-obtained.js';
import { splitOutsideBrackets } from './outside-brackets.js';

const SURE_OF_LIST = 0.85;
const SURE_OF_PERSON = 0.6;
const PERSON: ReadonlySet<LineKind> = new Set(['person', 'wish']);
const COMMAS = /[，,。；;！!]\s*/gu;

/** The pieces of the file that contain an unplaced text. */
function piecesOf(line: TextLine, lines: readonly TextLine[], kinds: LineLabeller): LabelledPiece[] {
  const whole = lines.filter((each) => each.line === line.line && each.page === line.page);
  return whole
    .flatMap((each) => kinds.of(each))
    .filter(({ text }) => line.text.includes(text) || text.includes(line.text));
}

/**
 * A period, date or issuer: a line that contains one is an entry, and its remaining text belongs to that
 * entry.
 */
const OF_AN_ENTRY = /\/(?:date|period|issuer)$/u;

/** Whether a text is the rest of an already placed line: a remark, not another name. */
const isRestOf = (draft: Draft, section: string, { line, text }: TextLine): boolean =>
  draft.fields.some(
    ({ pointer, source, value }) =>
      pointer.startsWith(`/${section}/`) &&
      source?.line === line &&
      (text.includes(value) || OF_AN_ENTRY.test(pointer)),
  );

/** （我确认过，没有期限）: a remark on a name that was placed without it. */
const isInBrackets = ({ text, quote = '' }: TextLine): boolean =>
  /[（(]\s*$/u.test(quote.slice(0, Math.max(0, quote.indexOf(text))));

interface Recovered {
  /** Personal details and job preferences as labelled lines. */
  details: TextLine[];
  /** List items by section. */
  lists: { place: string; line: TextLine }[];
}

/** Classifies unplaced text with the model where it is certain; removes that text from `draft.unplaced`. */
export function recoverUnplaced(draft: Draft, lines: readonly TextLine[], kinds: LineLabeller): Recovered {
  const recovered: Recovered = { details: [], lists: [] };
  const left: TextLine[] = [];
  for (const line of draft.unplaced) {
    const pieces = isNotObtained(line.text) ? [] : piecesOf(line, lines, kinds);
    const [first] = pieces;
    const kind =
      first !== undefined && pieces.every((piece) => piece.kind === first.kind) ? first.kind : null;
    const sure = Math.min(...pieces.map(({ chance }) => chance));
    const isName =
      kind !== null &&
      isListKind(kind) &&
      sure >= SURE_OF_LIST &&
      (kind !== 'certificates' || isPlausibleCertificate(line.text));
    if (isName && !isRestOf(draft, kind, line) && !isInBrackets(line))
      recovered.lists.push({ place: kind, line: { ...line, text: line.text.replaceAll('\t', '') } });
    else {
      const details =
        kind !== null && PERSON.has(kind) && sure >= SURE_OF_PERSON
          ? splitOutsideBrackets(line.text, COMMAS).flatMap((part) => [...detailsIn(part), ...aimOf(part)])
          : [];
      recovered.details.push(...asLines(details, line));
      left.push(line);
    }
  }
  draft.unplaced.splice(0, draft.unplaced.length, ...left);
  return recovered;
}
