// Import of photographed résumés: `pnpm bench photos [tune|blind]`. For `blind` it prints only totals.
import path from 'node:path';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { withFiles } from './import/photos/cache.mjs';
import { itemsOf, SETS } from './import/photos/items.mjs';
import { measuredImport } from './import/photos/measure.mjs';
import { compare, f1, isNearly } from './import/score.mjs';
import { percentile } from './support/load.mjs';
import { table } from './support/table.mjs';

const NOTHING = { basics: {}, intention: {} };
const HEAD = ['photos', 'F1', 'precision', 'recall', 'without a draft', 'CPU s p50', 'p95'];

/** A file without a draft counts as missing every field. */
async function resultOf(file, labels, isClose) {
  const { document, reason, seconds } = await measuredImport(file);
  const { right, missed, wrong } = compare(labels, document ?? NOTHING, isClose);
  return {
    right,
    missed: missed.length,
    wrong: wrong.length,
    refused: document ? 0 : 1,
    reason,
    seconds,
  };
}

const share = (part, whole) => (whole === 0 ? '-' : (part / whole).toFixed(3));
const inSeconds = (seconds, part) => (seconds.length === 0 ? '-' : percentile(seconds, part).toFixed(1));

function rowOf(name, results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const [right, missed, wrong] = ['right', 'missed', 'wrong'].map(sum);
  const seconds = results.map((result) => result.seconds).filter((each) => each !== null);
  return [
    name,
    String(results.length),
    f1({ right, missed, wrong }).toFixed(3),
    share(right, right + wrong),
    share(right, right + missed),
    String(sum('refused')),
    inSeconds(seconds, 0.5),
    inSeconds(seconds, 0.95),
  ];
}

/** One photograph, with its file or the reason why it gave no draft. */
function lineOf({ jpeg, groups }, photo) {
  const [, , fit, precision, recall, , seconds] = rowOf('', [photo]);
  const file = path.relative(projectRoot, jpeg);
  return [file, groups.join(' '), fit, precision, recall, `${seconds} s`, photo.reason ?? ''].join('  ');
}

async function score(set, { rendering, say }) {
  const items = await withFiles(itemsOf(set), { rendering, set, say });
  const photos = [];
  const sheets = [];
  for (const item of items) {
    const photo = { ...(await resultOf(item.jpeg, item.labels, isNearly)), groups: item.groups };
    photos.push(photo);
    sheets.push(await resultOf(item.pdf, item.labels));
    if (set === 'tune') say(lineOf(item, photo));
  }
  const groups = [...new Set(items.flatMap((item) => item.groups))];
  const of = (group) => photos.filter((photo) => photo.groups.includes(group));
  const rows = [
    ...groups.map((group) => rowOf(group, of(group))),
    rowOf('all', photos),
    rowOf('the same pages as PDF', sheets),
  ];
  say(`\n${table([[set, ...HEAD], ...rows])}\n`);
}

export async function run({ rendering, say, args: [only] }) {
  const sets = Object.keys(SETS).filter((set) => only === undefined || set === only);
  if (sets.length === 0) throw new Error(`there is no set of photographs named ${only}`);
  for (const set of sets) await score(set, { rendering, say });
  return 0;
}
