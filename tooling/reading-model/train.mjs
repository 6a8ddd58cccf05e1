// Trains the weights that classify the lines of a résumé. Needs a built @qicheng/import.
// node tooling/reading-model/train.mjs [parts of the corpus, by comma]
import path from 'node:path';
import { resumesOf } from '../../bench/corpus/read.mjs';
import { LINE_KINDS } from '../../packages/import/dist/placing/line-kinds/kinds.js';
import { fit } from '../sequence-model/fit.mjs';
import { writeWeights } from '../sequence-model/write-weights.mjs';
import { runOf } from './examples.mjs';
import { generatedResumes, livedResumes } from './generated.mjs';

const TARGET = path.resolve(import.meta.dirname, '../../packages/import/src/placing/line-kinds/weights.ts');
const GENERATED = 80;
const LIVED = 320;
/** Hand-written examples weigh more than generated ones. */
const TIMES = 3;

const parts = (process.argv[2] ?? 'train,tune').split(',');
const written = parts.flatMap((part) => resumesOf(part)).map(runOf);
const runs = [
  ...generatedResumes(GENERATED).map(runOf),
  ...livedResumes(LIVED).map(runOf),
  ...Array.from({ length: TIMES }, () => written).flat(),
].filter((run) => run.length > 0);
const fitted = fit(runs, LINE_KINDS, { rounds: 8, rate: 0.1, penalty: 0.01, least: 3 });
const kept = writeWeights(TARGET, fitted, {
  by: 'tooling/reading-model/train.mjs',
  kinds: 'LINE_KINDS',
  least: 20,
  smallest: 10,
});
console.log(`${runs.length} runs, ${runs.flat().length} pieces, ${kept} features`);
