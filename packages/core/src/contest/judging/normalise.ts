import type { JudgingMethod } from './judging-event.js';

/** What one judge gave one entry, from 0 to 100. */
export interface Mark {
  entry: string;
  judge: string;
  value: number;
}

/**
 * Takes out that judges are strict or mild, and that some use the whole scale and others a part of it. Entries are
 * drawn at random, so that what judges see is alike on average. `z`: a mark is how many standard deviations of that
 * judge it lies from that judge's mean, put back on the scale of all marks. `minmax`: the judge's lowest mark is 0 and
 * the highest 100. A judge whose marks are all equal says nothing about order: all of them become the middle.
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
  // Sorted, so that the order of the log does not reach the last digit of a sum.
  const values = marks.map(({ value }) => value).sort((one, other) => one - other);
  const mean = meanOf(values);
  const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  // Equal marks may differ from their mean in the last digit.
  return {
    mean,
    deviation: deviation < 1e-9 ? 0 : deviation,
    lowest: values[0] ?? 0,
    highest: values.at(-1) ?? 0,
  };
}

/** The mean of numbers; 0 of none. */
export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Marks by their entry or judge. */
export function markedBy(marks: readonly Mark[], key: (mark: Mark) => string): Map<string, Mark[]> {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) {
    const group = groups.get(key(mark));
    if (group) group.push(mark);
    else groups.set(key(mark), [mark]);
  }
  return groups;
}
