// Trains the weights that classify the clauses of a posting. Needs a built @qicheng/ai.
// node tooling/posting-model/train.mjs [parts of the corpus, by comma]
import path from 'node:path';
import { CLAUSE_KINDS } from '../../packages/ai/dist/jd/clauses/kinds.js';
import { fit } from '../sequence-model/fit.mjs';
import { writeWeights } from '../sequence-model/write-weights.mjs';
import { corpusRuns, markedRuns, testRuns } from './examples.mjs';

const TARGET = path.resolve(import.meta.dirname, '../../packages/ai/src/jd/clauses/weights.ts');

const parts = (process.argv[2] ?? 'train,tune').split(',');
const runs = [...corpusRuns(parts), ...markedRuns(), ...(await testRuns())];
const fitted = fit(runs, CLAUSE_KINDS, { rounds: 25, rate: 0.1, penalty: 0.01 });
const kept = writeWeights(TARGET, fitted, {
  by: 'tooling/posting-model/train.mjs',
  kinds: 'CLAUSE_KINDS',
  least: 8,
});
console.log(`${runs.length} runs, ${runs.flat().length} clauses, ${kept} features`);
