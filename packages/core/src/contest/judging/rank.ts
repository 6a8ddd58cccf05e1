import type { JudgingEvent, RubricLine, JudgingMethod } from './judging-event.js';
import { judgingState, type JudgingState, missingMarks, type Points } from './judging-state.js';

/** One judge's score of one entry, from 0 to 100. */
interface Mark {
  entry: string;
  judge: string;
  value: number;
}

/**
 * Compensates for strict and lenient judges and for judges who use only part of the scale. Entries are assigned at
 * random, so judges see similar sets on average. `z`: a judge's scores are standardised, then rescaled to the mean and
 * deviation of all scores. `minmax`: a judge's lowest score becomes 0 and the highest 100. Equal scores of a judge give
 * no order, so all become the middle.
 */
export function normalised(marks: readonly Mark[], method: JudgingMethod['normalisation']): Mark[] {
  if (method === 'none') return [...marks];
  const byJudge = markedBy(marks, ({ judge }) => judge);
  const all = spreadOf(marks);
  const scales = new Map([...byJudge].map(([judge, own]) => [judge, spreadOf(own)]));
  return marks.map((mark) => {
    const own = scales.get(mark.judge) ?? all;
    return { ...mark, value: method === 'z' ? zScore(mark.value, own, all) : minMax(mark.value, own) };
  });
}

interface Spread {
  mean: number;
  deviation: number;
  lowest: number;
  highest: number;
}

const MIDDLE = 50;

const zScore = (value: number, own: Spread, all: Spread): number =>
  own.deviation === 0 ? all.mean : all.mean + ((value - own.mean) / own.deviation) * all.deviation;

const minMax = (value: number, { lowest, highest }: Spread): number =>
  highest === lowest ? MIDDLE : ((value - lowest) / (highest - lowest)) * 100;

function spreadOf(marks: readonly Mark[]): Spread {
  // Sorted, so that the order of the log does not affect the last digit of a sum.
  const values = marks.map(({ value }) => value).sort((one, other) => one - other);
  const mean = meanOf(values);
  const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  // Equal scores may differ from their mean in the last digit.
  return {
    mean,
    deviation: deviation < 1e-9 ? 0 : deviation,
    lowest: values[0] ?? 0,
    highest: values.at(-1) ?? 0,
  };
}

/** The mean; 0 for an empty list. */
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Marks grouped by entry or judge. */
function markedBy(marks: readonly Mark[], key: (mark: Mark) => string): Map<string, Mark[]> {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const group = groups.get(key(mark));
    if (group) group.push(mark);
    else groups.set(key(mark), [mark]);
  }
  return groups;
}

interface RankedEntry {
  entry: string;
  /** Number from the draw; the only name judges and results use. */
  number: number;
  rank: number;
  score: number;
  /** How many scores there were, and how many count. */
  marks: number;
  counted: number;
  /** Spread of the scores; a large one deserves a second look. */
  deviation: number;
}

export interface Ranking {
  ranked: RankedEntry[];
  excluded: { entry: string; number: number; reason: string }[];
  /** Entries without scores. */
  unmarked: string[];
  /** Missing scores. */
  missing: number;
}

// Extremes are dropped only if at least this many scores remain.
const KEPT_AT_LEAST = 3;

/**
 * Ranks the entries of a closed contest from its log: the same log gives the same ranking (docs/CONTEST.md).
 */
export function rank(events: readonly JudgingEvent[]): Ranking | null {
  const state = judgingState(events);
  if (state === null) return null;
  const marks = normalised(rawMarks(state), state.method.normalisation);
  const byEntry = markedBy(marks, ({ entry }) => entry);
  const heaviest = heaviestLine(state.rubric);
  const scored = state.entries.flatMap((entry, index) => {
    const own = byEntry.get(entry);
    return own
      ? [{ entry, number: index + 1, ...markOf(own, state.method.drop), tie: tieOf(state, entry, heaviest) }]
      : [];
  });
  scored.sort((one, other) => other.score - one.score || other.tie - one.tie || one.number - other.number);
  const ranked = scored.map(({ tie, ...entry }) => {
    // Ties share a place: 1, 1, 3.
    const place = scored.findIndex((other) => other.score === entry.score && other.tie === tie);
    return { ...entry, rank: place + 1 };
  });
  return {
    ranked,
    excluded: [...state.excluded].map(([entry, reason]) => ({
      entry,
      number: numberOf(state, entry),
      reason,
    })),
    unmarked: state.entries.filter((entry) => !state.excluded.has(entry) && !byEntry.has(entry)),
    missing: missingMarks(state),
  };
}

/** Weighted rubric points, from 0 to 100. */
export function totalOf(points: Points, rubric: readonly RubricLine[]): number {
  const whole = rubric.reduce((sum, { weight }) => sum + weight, 0);
  const sum = rubric.reduce((total, { key, max, weight }) => total + ((points[key] ?? 0) / max) * weight, 0);
  return (sum / whole) * 100;
}

const numberOf = ({ entries }: JudgingState, entry: string) => entries.indexOf(entry) + 1;
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

function rawMarks({ entries, scores, excluded, rubric }: JudgingState): Mark[] {
  return entries
    .filter((entry) => !excluded.has(entry))
    .flatMap((entry) =>
      [...(scores.get(entry) ?? [])].map(([judge, points]) => ({
        entry,
        judge,
        value: totalOf(points, rubric),
      })),
    );
}

/** The mean of an entry's scores without extremes. */
function markOf(marks: readonly Mark[], drop: number) {
  const values = marks.map(({ value }) => value).sort((one, other) => one - other);
  const left = Math.max(0, Math.min(drop, Math.floor((values.length - KEPT_AT_LEAST) / 2)));
  const counted = values.slice(left, values.length - left);
  const mean = meanOf(counted);
  const deviation = Math.sqrt(meanOf(values.map((value) => (value - meanOf(values)) ** 2)));
  return {
    score: rounded(mean),
    marks: values.length,
    counted: counted.length,
    deviation: rounded(deviation),
  };
}

const heaviestLine = (rubric: readonly RubricLine[]) =>
  rubric.reduce<RubricLine | null>((best, line) => (best && best.weight >= line.weight ? best : line), null);

/** Ties are broken by the points of the criterion with the highest weight. */
function tieOf({ scores }: JudgingState, entry: string, line: RubricLine | null): number {
  const points = [...(scores.get(entry)?.values() ?? [])].map((points) => points[line?.key ?? ''] ?? 0);
  return rounded(meanOf(points.sort((one, other) => one - other)));
}
