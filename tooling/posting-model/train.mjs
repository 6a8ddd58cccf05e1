// Writes the weights that tell the clauses of a posting apart. Needs a built @qicheng/ai.
// node tooling/posting-model/train.mjs [parts of the corpus, by comma]
import fs from 'node:fs';
import path from 'node:path';
import { CLAUSE_KINDS } from '../../packages/ai/dist/jd/clauses/kinds.js';
import { fit } from './crf.mjs';
import { corpusRuns, markedRuns, testRuns } from './examples.mjs';

const TARGET = path.resolve(import.meta.dirname, '../../packages/ai/src/jd/clauses/weights.ts');
const FACTOR = 100;
const LEAST = 8;

const parts = (process.argv[2] ?? 'train,tune').split(',');
const runs = [...corpusRuns(parts), ...markedRuns(), ...(await testRuns())];
const { weights, steps } = fit(runs, CLAUSE_KINDS, {
  rounds: 25,
  rate: 0.1,
  penalty: 0.01,
});
const round = (row) => row.map((weight) => Math.round(weight * FACTOR));
const rows = [...weights]
  .map(([name, row]) => [name, round(row)])
  .filter(([, row]) => row.some((weight) => Math.abs(weight) >= LEAST))
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, row]) => `${name}\t${row.join(' ')}`);
fs.writeFileSync(
  TARGET,
  `// Written by tooling/posting-model/train.mjs.
const FACTOR = ${FACTOR};
const numbers = (row: string): number[] => row.split(' ').map((each) => Number(each) / FACTOR);

/** Of a feature: how much it speaks for each kind, in the order of CLAUSE_KINDS. */
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
console.log(`${runs.length} runs, ${runs.flat().length} clauses, ${rows.length} features`);
