// Trains the classifiers of conduct that ends an interview, and writes their weights. Needs a built @qicheng/ai.
// node tooling/conduct-model/train.mjs
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CONDUCT_KINDS } from '../../packages/ai/dist/analyses/interview-report/conduct-model/kinds.js';
import { examples } from './examples.mjs';
import { modelsOf } from './model.mjs';

const TARGET = path.resolve(
  import.meta.dirname,
  '../../packages/ai/src/analyses/interview-report/conduct-model/weights.ts',
);

/** For each feature, its key in three bytes and its weight in one signed byte; decoded by `unpacked` of the package. */
function packed({ weights }) {
  const rows = [...weights].toSorted(([a], [b]) => a - b);
  const bytes = Buffer.alloc(rows.length * 4);
  rows.forEach(([key, weight], index) => {
    bytes.writeUIntBE(key, index * 4, 3);
    bytes.writeInt8(weight, index * 4 + 3);
  });
  return bytes.toString('base64');
}

const written = (model) =>
  `{ bias: ${model.bias.toFixed(4)}, step: ${model.step.toPrecision(4)}, weights: unpacked('${packed(model)}') }`;

const { answer, clause, kinds } = modelsOf(examples());
fs.writeFileSync(
  TARGET,
  `// Written by tooling/conduct-model/train.mjs.
import { type LinearModel, unpacked } from './packed.js';

export const OF_ANSWER: LinearModel = ${written(answer)};

export const OF_CLAUSE: LinearModel = ${written(clause)};

/** In the order of CONDUCT_KINDS. */
export const KINDS: readonly LinearModel[] = [
${kinds.map((model, index) => `  // ${CONDUCT_KINDS[index]}\n  ${written(model)},`).join('\n')}
];
`,
);
execFileSync('npx', ['oxfmt', TARGET], { stdio: 'inherit' });

const strongest = answer.features.toSorted((a, b) => b.weight - a.weight);
const named = (features) => features.map(({ name }) => name).join(' ');
console.log(`harmful: ${named(strongest.slice(0, 30))}\nharmless: ${named(strongest.slice(-30).reverse())}`);
