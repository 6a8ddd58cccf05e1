import type { TextLine } from '../../reading/page-text.js';
import type { Block } from '../blocks.js';
import type { Place } from '../heading-lexicon.js';
import { isPartedByWords } from '../lines-apart.js';
import { isNotHeld } from '../not-held.js';
import { ENTRY_KINDS, LINE_KINDS } from './kinds.js';
import type { LineLabeller } from './line-labeller.js';
import type { LabelledPiece } from './label.js';

type Where = Block['place'];

const LISTS: ReadonlySet<string> = new Set([
  'awards',
  'certificates',
  'languages',
  'skills',
  'hobbies',
  'papers',
]);
/** So sure is what overrules a heading. */
const SURE_ENTRY = 0.88;
const SURE_PIECE = 0.88;

/** The kinds of sections as their entries and pieces tell them, where the heading says otherwise. */
export const withKindsOfLines = (blocks: readonly Block[], kinds: LineLabeller): Block[] =>
  blocks.flatMap((block) => {
    if (ENTRY_KINDS.has(block.place)) return entriesApart(block, kinds);
    return block.place in LIST_PLACES ? piecesApart(block, kinds) : [block];
  });

const LIST_PLACES: Readonly<Partial<Record<Where, true>>> = {
  awards: true,
  certificates: true,
  languages: true,
  skills: true,
  mixedAwards: true,
  mixedSkills: true,
};

/** Lines from the head of one entry up to the next. */
export function entriesIn(lines: readonly TextLine[], kinds: LineLabeller): TextLine[][] {
  const entries: TextLine[][] = [];
  let isInHead = false;
  for (const line of lines) {
    const [first] = kinds.of(line);
    const isHead = first !== undefined && (ENTRY_KINDS.has(first.kind) || LISTS.has(first.kind));
    if (entries.length === 0 || (isHead && !isInHead)) entries.push([]);
    entries.at(-1)?.push(line);
    isInHead = isHead && ENTRY_KINDS.has(first.kind);
  }
  return entries;
}

function entriesApart(block: Block, kinds: LineLabeller): Block[] {
  const parts: Block[] = [];
  for (const lines of entriesIn(block.lines, kinds)) {
    const place = placeOfEntry(lines, block.place, kinds);
    const last = parts.at(-1);
    if (last?.place === place) last.lines.push(...lines);
    else parts.push({ ...block, place, lines: [...lines] });
  }
  return parts.length === 0 ? [block] : parts;
}

function placeOfEntry(lines: readonly TextLine[], place: Where, kinds: LineLabeller): Where {
  const head = lines.filter((line) => ENTRY_KINDS.has(kinds.of(line)[0]?.kind ?? ''));
  const [first] = kinds.of(lines[0] ?? head[0] ?? lines[0]!);
  if (head.length === 0 && lines.length === 1 && first !== undefined && LISTS.has(first.kind))
    return first.chance >= SURE_PIECE && first.form !== 'bullet' ? (first.kind as Place) : place;
  let best: { kind: Where; chance: number } = { kind: place, chance: SURE_ENTRY };
  // A heading that names employments or internships is right about which of the two they are.
  const isEmployed = place === 'work' || place === 'internships';
  for (const kind of LINE_KINDS.filter((each) => ENTRY_KINDS.has(each))) {
    if (isEmployed && (kind === 'work' || kind === 'internships')) continue;
    const chance = head.reduce((sum, line) => sum + kinds.chance(line, kind), 0) / Math.max(1, head.length);
    if (chance >= best.chance) best = { kind: kind as Where, chance };
  }
  return best.kind;
}

/** Pieces of a list go where their words say; a line that its own words part, or whose pieces agree, stays whole. */
function piecesApart(block: Block, kinds: LineLabeller): Block[] {
  const own: TextLine[] = [];
  const others = new Map<Where, TextLine[]>();
  for (const line of block.lines) {
    const pieces = kinds.of(line);
    const places = pieces.map((piece) => placeOfPiece(piece, block.place));
    if (places.every((place) => place === null) || isPartedByWords(line.text)) own.push(line);
    else
      for (const place of new Set(places)) {
        const text = pieces.flatMap((piece, at) => (places[at] === place ? piece.text : [])).join('、');
        const part = new Set(places).size === 1 ? line : { ...line, text };
        if (place === null) own.push(part);
        else put(others, place, part);
      }
  }
  return [
    { ...block, lines: own },
    ...[...others].map(([place, lines]): Block => ({ ...block, place, title: '', lines })),
  ];
}

function put(all: Map<Where, TextLine[]>, place: Where, line: TextLine): void {
  all.set(place, [...(all.get(place) ?? []), line]);
}

/** Where a piece goes that the heading does not hold; null for one that stays. */
function placeOfPiece({ kind, chance, text }: LabelledPiece, place: Where): Where | null {
  if (isNotHeld(text)) return null;
  if (kind === place || chance < SURE_PIECE || !(LISTS.has(kind) || ENTRY_KINDS.has(kind))) return null;
  return kind as Where;
}

const LEAST_HEADING = 0.5;
const LONGEST_HEADING = 20;

/** A line that the model takes for a heading, with the section that the lines below it are of; null for any other. */
export function headingByKind(
  lines: readonly TextLine[],
  at: number,
  current: Where | undefined,
  kinds: LineLabeller,
): { place: Place; title: string; rest: string } | null {
  const line = lines[at];
  if (line === undefined || line.text.length > LONGEST_HEADING || /[，。；：:\t]|\d{2}/u.test(line.text))
    return null;
  if (kinds.chance(line, 'heading') < LEAST_HEADING || kinds.of(line).length > 1) return null;
  const sums = new Map<string, number>();
  for (const next of lines.slice(at + 1, at + 1 + LINES_BELOW)) {
    const [first] = kinds.of(next);
    if (first === undefined || first.form === 'heading') break;
    if (first.kind === 'said' || first.kind === 'nothing' || first.kind === 'heading') continue;
    sums.set(first.kind, (sums.get(first.kind) ?? 0) + first.chance);
  }
  const [best] = [...sums].sort((one, other) => other[1] - one[1]);
  const place = best?.[0] ?? '';
  if (best === undefined || !(ENTRY_KINDS.has(place) || LISTS.has(place) || place === 'selfEvaluation'))
    return null;
  return place === current ? null : { place: place as Place, title: line.text, rest: '' };
}

const LINES_BELOW = 4;
