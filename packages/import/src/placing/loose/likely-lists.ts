import { isNotObtained } from '../exams-in-progress.js';
import type { Place } from '../heading-lexicon.js';
import type { LineKind } from '../line-kinds/kinds.js';
import type { LabelledPiece } from '../line-kinds/line-labeller.js';
import type { PlacedClause } from './clause-kinds.js';

/** Between items of one list. */
const SEPARATORS = {
  skills: '、',
  certificates: '、',
  languages: '、',
  hobbies: '、',
  awards: '；',
} as const;
type ListKind = keyof typeof SEPARATORS;
const SURE = 0.7;

/** Sections whose items follow their label: 论文： and one paper per line. */
export const WITHOUT_ENTRIES: ReadonlySet<string> = new Set([
  ...['selfEvaluation', 'papers', 'patents'],
  ...Object.keys(SEPARATORS),
]);

/** Whether text of a kind consists of list items. */
export const isListKind = (kind: string): kind is ListKind => Object.hasOwn(SEPARATORS, kind);

/** Joins pieces by list if the model is certain that all are list items; null otherwise. */
export function listsOf(pieces: readonly LabelledPiece[]): PlacedClause[] | null {
  const areLists =
    pieces.some(({ kind }) => isListKind(kind)) &&
    pieces.every(
      ({ kind, chance, form }) =>
        form === 'plain' && chance >= SURE && (isListKind(kind) || kind === 'nothing'),
    );
  if (!areLists) return null;
  const found: PlacedClause[] = [];
  for (const { kind, text } of pieces) {
    const place = isListKind(kind) && !isNotObtained(text) ? kind : null;
    const last = found.at(-1);
    if (last !== undefined && last.place === place)
      last.text += `${isListKind(kind) ? SEPARATORS[kind] : '，'}${text}`;
    else found.push({ place, text });
  }
  return found;
}

const SURE_OF_ALL = 0.6;

/** The kind that the model gives all pieces of a line; null if they differ or it is uncertain. */
export function kindOfAll(pieces: readonly LabelledPiece[]): LineKind | null {
  const [first] = pieces;
  const isSure = pieces.reduce((sum, { chance }) => sum + chance, 0) >= SURE_OF_ALL * pieces.length;
  return first !== undefined && isSure && pieces.every(({ kind }) => kind === first.kind) ? first.kind : null;
}

/** Minimum probability of a clause's list. */
const SURE_OF_CLAUSE = 0.85;

/** The section of a clause: by its words, unless the model is certain of another list. */
export function surePlaceOf({ place, text }: PlacedClause, piece: LabelledPiece | undefined): Place | null {
  if (piece === undefined || isNotObtained(text) || piece.chance < SURE_OF_CLAUSE) return place;
  return isListKind(piece.kind) || piece.kind === 'selfEvaluation' ? piece.kind : place;
}
