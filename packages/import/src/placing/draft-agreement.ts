import type { TextLine } from '../reading/page-text.js';
import type { Draft } from './draft.js';
import { keyOf } from './leftovers.js';
import { ENTRY_KINDS, LINE_KINDS, type LineKind } from './line-kinds/kinds.js';
import type { LabelledPiece, LineLabeller } from './line-kinds/line-labeller.js';

/** Fields of an entry that are said below its head. */
const SAID = /^\/[^/]+\/\d+\/(?:highlights|courses|gpa|tech|situation|ranking|description)/u;
const MAX_WEIGHT = 25;
const MIN_CHANCE = 0.02;

/** The kinds of pieces that a field may come from. */
function kindsOf(pointer: string): readonly string[] {
  const section = pointer.split('/')[1] ?? '';
  if (section === 'basics') return ['person'];
  if (section === 'intention') return ['wish', 'person'];
  if (section === 'custom') return ['said', 'nothing'];
  return [ENTRY_KINDS.has(section) && SAID.test(pointer) ? 'said' : section];
}

const UNPLACED: readonly LineKind[] = ['nothing', 'heading'];
const chanceOf = ({ chances }: LabelledPiece, kind: string): number =>
  chances[LINE_KINDS.findIndex((each) => each === kind)] ?? 0;

/** The probability that a piece is of the kind where it was placed. */
function chanceAsPlaced(piece: LabelledPiece, kinds: readonly string[]): number {
  const chances = (kinds.length > 0 ? kinds : UNPLACED).map((kind) => chanceOf(piece, kind));
  return kinds.length > 0 ? Math.max(...chances) : chances.reduce((sum, each) => sum + each, 0);
}

/** Entries of work and education as shares of their employer or school, title or major, and period. */
function completeness({ document }: Draft): number {
  const entries = [
    ...[...document.work, ...document.internships].map(({ company, title, period }) => [
      company,
      title,
      period,
    ]),
    ...document.education.map(({ school, major, period }) => [school, major, period]),
  ];
  const parts = entries.flat();
  return parts.length === 0 ? 0 : parts.filter((part) => part !== undefined).length / parts.length;
}

const lengthOf = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text }) => sum + keyOf(text).length, 0);

/** The share of a text that a draft leaves unplaced. */
export const unplacedShare = (draft: Draft, lines: readonly TextLine[]): number =>
  lengthOf(draft.unplaced) / Math.max(1, lengthOf(lines));

/**
 * How well a draft fits the text as a whole: the log probability of the kinds where the pieces were placed, the
 * completeness of its entries and the share of the text left unplaced.
 */
export function agreementOf(draft: Draft, lines: readonly TextLine[], kinds: LineLabeller): number {
  const fields = draft.fields.map(({ pointer, value, source }) => ({
    kinds: kindsOf(pointer),
    key: keyOf(value),
    line: source?.line,
  }));
  let sum = 0;
  let weights = 0;
  for (const line of lines) {
    const own = fields.filter((field) => field.line === line.line);
    for (const piece of kinds.of(line)) {
      const text = keyOf(piece.text);
      const placed = own.filter(
        ({ key }) =>
          (key.length > 1 && (text.includes(key) || key.includes(text))) || (key !== '' && key === text),
      );
      const chance = chanceAsPlaced(
        piece,
        placed.flatMap((field) => field.kinds),
      );
      const weight = Math.min(text.length, MAX_WEIGHT);
      sum += weight * Math.log(Math.max(chance, MIN_CHANCE));
      weights += weight;
    }
  }
  return sum / Math.max(1, weights) + completeness(draft) - unplacedShare(draft, lines);
}
