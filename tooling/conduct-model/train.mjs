// Trains the classifiers of conduct that ends an interview, and writes their weights. Needs a built @qicheng/ai.
// node tooling/conduct-model/train.mjs
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CONDUCT_KINDS } from '../../packages/ai/dist/analyses/interview-report/conduct-model/kinds.js';
import { strongest, written } from '../linear-model/training.mjs';
import { examples } from './examples.mjs';
import { modelsOf } from './model.mjs';

const TARGET = path.resolve(
  import.meta.dirname,
  '../../packages/ai/src/analyses/interview-report/conduct-model/weights.ts',
);

const { answer, clause, kinds } = modelsOf(examples());
fs.writeFileSync(
  TARGET,
  `// Written by tooling/conduct-model/train.mjs.
import { type LinearModel, unpacked } from '#src/text/linear-model.js';

export const OF_ANSWER: LinearModel = ${written(answer)};

export const OF_CLAUSE: LinearModel = ${written(clause)};

/** In the order of CONDUCT_KINDS. */
export const KINDS: readonly LinearModel[] = [
${kinds.map((model, index) => `  // ${CONDUCT_KINDS[index]}\n  ${written(model)},`).join('\n')}
];
`,
);
execFileSync('npx', ['oxfmt', TARGET], { stdio: 'inherit' });

const { highest, lowest } = strongest(answer);
console.log(`harmful: ${highest}\nharmless: ${lowest}`);
