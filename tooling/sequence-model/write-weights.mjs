// Writes fitted weights as a module, rounded to hundredths.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const FACTOR = 100;
const round = (row) => row.map((weight) => Math.round(weight * FACTOR));

/**
 * Omits features without a weight of at least `least` hundredths; single weights below `smallest` become zero and are
 * written as empty. Returns the number of features kept.
 */
export function writeWeights(target, { weights, steps }, { by, kinds, least, smallest = 0 }) {
  const kept = (weight) => (Math.abs(weight) >= smallest ? weight : 0);
  const shown = (row) => (smallest > 0 ? row.map((weight) => weight || '').join(' ') : row.join(' '));
  const rows = [...weights]
    .map(([name, row]) => [name, round(row).map(kept)])
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= least))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `${name}\t${shown(row)}`);
  fs.writeFileSync(
    target,
    `// Written by ${by}.
const FACTOR = ${FACTOR};
const numbers = (row: string): number[] => row.split(' ').map((each) => Number(each) / FACTOR);

/** Of a feature: how much it speaks for each kind, in the order of ${kinds}. */
export const WEIGHTS: ReadonlyMap<string, readonly number[]> = new Map(
  ${JSON.stringify(rows.join('\n'))}.split('\\n').map((row) => {
    const [name = '', weights = ''] = row.split('\\t');
    return [name, numbers(weights)];
  }),
);

/** Of a step, see stepOf: how likely each kind follows each. */
export const STEP_WEIGHTS: readonly (readonly number[])[] = ${JSON.stringify(steps.map((row) => round(row).join(' ')))}.map(numbers);
`,
  );
  execFileSync('npx', ['oxfmt', target], { stdio: 'inherit' });
  return rows.length;
}
