// F1 of extracted fields per format, for the half used to develop the rules and the held-out one.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { importFile } from '../packages/import/dist/index.js';
import { writeTestFontconfig } from '../tooling/fonts/fontconfig.mjs';
import { cases, isOcr } from './import/cases.mjs';
import { openPainter } from './import/paint.mjs';
import { addResult, compare, f1, isNearly } from './import/score.mjs';
import { table } from './support/table.mjs';

const GOALS = { text: 0.9, ocr: 0.8 };

export async function run({ rendering, say, args: [only] }) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'qicheng-import-'));
  const fontconfig = await writeTestFontconfig(folder, rendering.fonts);
  const painter = await openPainter(rendering.browser, fontconfig);
  const sums = new Map();
  try {
    for (const one of cases.filter(({ id }) => only === undefined || id.includes(only))) {
      const result = await scoreOf(one, painter);
      for (const key of [
        `${one.half} ${one.format}`,
        `${one.half} all ${isOcr(one.format) ? 'ocr' : 'text'}`,
      ])
        addResult(sums, key, result);
    }
  } finally {
    await painter.close();
    await fs.rm(folder, { recursive: true });
  }
  const rows = [...sums].map(([name, sum]) => [name, String(sum.files), f1(sum).toFixed(3)]);
  say(`\n${table([['set', 'files', 'F1'], ...rows])}\n`);
  const isBelow = [...sums].some(([name, sum]) => {
    const goal = name.endsWith('all ocr') ? GOALS.ocr : name.endsWith('all text') ? GOALS.text : 0;
    return f1(sum) < goal;
  });
  return isBelow ? 1 : 0;
}

async function scoreOf({ document, format, name, make }, painter) {
  try {
    const { document: found } = await importFile({ bytes: new Uint8Array(await make(painter)), name });
    const { right, missed, wrong } = compare(document, found, isOcr(format) ? isNearly : undefined);
    return { right, missed: missed.length, wrong: wrong.length };
  } catch {
    // A file without a draft counts as missing every field.
    const { missed } = compare(document, { basics: {}, intention: {} });
    return { right: 0, missed: missed.length, wrong: 0 };
  }
}
