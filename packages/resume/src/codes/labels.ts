import type { Language } from '../text.js';

export type Label = Readonly<Record<Language, string>>;
export type Labels<Code extends string> = Readonly<Record<Code, Label>>;

/** Rows in their original order: an object would move keys like `10` before keys like `01`. */
const ROW_ORDER = new WeakMap<object, readonly string[]>();

/** The codes of a label table in row order, as a tuple for `z.enum`. */
export const codesOf = <Code extends string>(labels: Labels<Code>): [Code, ...Code[]] =>
  (ROW_ORDER.get(labels) ?? Object.keys(labels)) as [Code, ...Code[]];

/** Builds a label table from `[code, zh, en]` rows. */
export const labelTable = <const Row extends readonly [string, string, string]>(
  rows: readonly Row[],
): Labels<Row[0]> => {
  const labels = Object.fromEntries(rows.map(([code, zh, en]) => [code, { zh, en }])) as Labels<Row[0]>;
  ROW_ORDER.set(
    labels,
    rows.map(([code]) => code),
  );
  return labels;
};
