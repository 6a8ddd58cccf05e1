import type { Language } from '../text.js';

export type Label = Readonly<Record<Language, string>>;
export type Labels<Code extends string> = Readonly<Record<Code, Label>>;

/** The codes of a label table as a tuple for `z.enum`. */
export const codesOf = <Code extends string>(labels: Labels<Code>): [Code, ...Code[]] =>
  Object.keys(labels) as [Code, ...Code[]];

/** Builds a label table from `[code, zh, en]` rows. */
export const labelTable = <const Row extends readonly [string, string, string]>(
  rows: readonly Row[],
): Labels<Row[0]> => Object.fromEntries(rows.map(([code, zh, en]) => [code, { zh, en }])) as Labels<Row[0]>;
