import type { JudgingEvent, RubricLine } from './judging-event.js';
import { judgingState, type JudgingState, missingMarks, type Points } from './judging-state.js';
import { type Mark, markedBy, meanOf, normalised } from './normalise.js';

interface RankedEntry {
  entry: string;
  /** Of the draw; the only name that judges and results know. */
  number: number;
  rank: number;
  score: number;
  /** How many marks there were, and how many of them count. */
  marks: number;
  counted: number;
  /** How far the marks lie apart; a large one is worth a second look. */
  deviation: number;
}

export interface Ranking {
  ranked: RankedEntry[];
  excluded: { entry: string; number: number; reason: string }[];
  /** Entries that nobody marked. */
  unmarked: string[];
  /** Marks that are still to come. */
  missing: number;
}

// Fewer marks than this are no basis: extremes are left out only while so many remain.
const KEPT_AT_LEAST = 3;

/** Orders the entries of a closed contest by its log alone: the same log gives the same ranking (docs/CONTEST.md). */
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
    // Equals share a place: 1, 1, 3.
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

/** Points by the weights of the rubric, from 0 to 100. */
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

/** The mean of an entry's marks without the extremes. */
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

/** Between equal scores the points of the heaviest line decide. */
function tieOf({ scores }: JudgingState, entry: string, line: RubricLine | null): number {
  const points = [...(scores.get(entry)?.values() ?? [])].map((given) => given[line?.key ?? ''] ?? 0);
  return rounded(meanOf(points.sort((one, other) => one - other)));
}
