// The files that need no browser, scored by half, for `npm test`. Prints one line of JSON.
import { importFile } from '../../packages/import/dist/index.js';
import { cases } from './cases.mjs';
import { compare, f1 } from './score.mjs';

const sums = {};
for (const { half, format, document, name, make } of cases) {
  if (/pdf|png|jpg/.test(format)) continue;
  const { document: found } = await importFile({ bytes: new Uint8Array(await make()), name });
  const { right, missed, wrong } = compare(document, found);
  const sum = (sums[half] ??= { files: 0, right: 0, missed: 0, wrong: 0 });
  sum.files += 1;
  sum.right += right;
  sum.missed += missed.length;
  sum.wrong += wrong.length;
}
console.log(JSON.stringify(Object.fromEntries(Object.entries(sums).map(([half, sum]) => [half, f1(sum)]))));
