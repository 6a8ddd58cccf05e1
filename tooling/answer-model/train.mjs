// Trains the models of interview answers and writes their weights. Needs a built @qicheng/ai.
// node tooling/answer-model/train.mjs
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strongest, written } from '../linear-model/training.mjs';
import { examples } from './examples.mjs';
import { modelsOf } from './model.mjs';

const TARGET = path.resolve(
  import.meta.dirname,
  '../../packages/ai/src/analyses/interview-report/answer-model/weights.ts',
);

const { quality, otherTopic } = modelsOf(examples());
fs.writeFileSync(
  TARGET,
  `// Written by tooling/answer-model/train.mjs.
import { type LinearModel, unpacked } from '#src/text/linear-model.js';

/** The sum of three models: strong or worse, fair or worse, weak or off topic. */
export const OF_QUALITY: LinearModel = ${written(quality)};

export const OF_OTHER_TOPIC: LinearModel = ${written(otherTopic)};
`,
);
execFileSync('npx', ['oxfmt', TARGET], { stdio: 'inherit' });

const { highest, lowest } = strongest(quality);
console.log(`good: ${highest}\npoor: ${lowest}`);
