// F1 and processor time of the import of photographed pages: a printed résumé on a table, by how carefully it was taken.
// `pnpm bench photo-tuning [level] [folder]` keeps the pictures in the folder.
import fs from 'node:fs/promises';
import path from 'node:path';
import { importFile } from '../packages/import/dist/index.js';
import { writeTestFontconfig } from '../tooling/fonts/fontconfig.mjs';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { openPagePainter } from './import/photo-tuning/page-painter.mjs';
import { photographs } from './import/photo-tuning/photographs.mjs';
import { addResult, compare, f1, isNearly } from './import/score.mjs';
import { table } from './support/table.mjs';

const LEVELS = ['', 'careful', 'usual', 'careless'];

export async function run({ rendering, say, args: [only, folder] }) {
  const fontconfig = await writeTestFontconfig(
    path.join(projectRoot, '.qicheng/photo-tuning'),
    rendering.fonts,
  );
  const painter = await openPagePainter(rendering.browser, fontconfig);
  const sums = new Map();
  const times = [];
  try {
    for (const { id, level, document, take } of photographs) {
      if (only !== undefined && only !== 'all' && LEVELS[level] !== only) continue;
      const bytes = await take(painter);
      if (folder !== undefined) await fs.writeFile(path.join(folder, `${id}.jpg`), bytes);
      const { result, seconds } = await resultOf(bytes, document);
      times.push(seconds);
      for (const key of [LEVELS[level], 'all']) addResult(sums, key, result);
      say(`${id} ${LEVELS[level]}: ${f1(result).toFixed(3)}, ${seconds.toFixed(1)} s`);
    }
  } finally {
    await painter.close();
  }
  const rows = [...sums].map(([name, sum]) => [name, String(sum.files), f1(sum).toFixed(3)]);
  say(`\n${table([['photographs', 'files', 'F1'], ...rows])}\n`);
  const [usual, worst] = [0.5, 0.95].map(
    (share) => times.sort((a, b) => a - b)[Math.ceil(times.length * share) - 1],
  );
  say(`CPU time: median ${usual?.toFixed(1)} s, p95 ${worst?.toFixed(1)} s\n`);
  return 0;
}

async function resultOf(bytes, document) {
  const before = process.cpuUsage();
  let found = { basics: {}, intention: {} };
  try {
    ({ document: found } = await importFile({ bytes: new Uint8Array(bytes), name: 'photo.jpg' }));
  } catch {
    // A picture without a draft counts as missing every field.
  }
  const { user, system } = process.cpuUsage(before);
  const { right, missed, wrong } = compare(document, found, isNearly);
  return { result: { right, missed: missed.length, wrong: wrong.length }, seconds: (user + system) / 1e6 };
}
