// Measures how often fields of each kind are right, by the certainty of their method. Needs a built @qicheng/import.
// node tooling/reading-model/calibrate.mjs count PART FILE   with weights that were not fitted to that part
// node tooling/reading-model/calibrate.mjs write FILE FILE   writes the rates, and prints how well each half predicts
// the other
import fs from 'node:fs';
import path from 'node:path';
import { resumesOf } from '../../bench/corpus/read.mjs';
import { comparedAsMeant } from '../../bench/corpus/score-resumes.mjs';
import { present } from '../../bench/import/score.mjs';
import { importFile } from '../../packages/import/dist/index.js';
import { kindOfPointer, levelOf } from '../../packages/import/dist/placing/confidence.js';
import { Draft } from '../../packages/import/dist/placing/draft.js';

const TARGET = path.resolve(import.meta.dirname, '../../packages/import/src/placing/confidence-rates.ts');
const LAYOUTS = ['headed', 'loose'];
const LEVELS = 4;
/** Weight of the level's overall rate, as a number of fields. */
const PRIOR = 12;
const BINS = [0, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 1.01];

/** Scored fields by pointer kind. */
const SCORED = {
  'basics.birthDate': 'birth',
  'basics.politicalStatus': 'political',
  'basics.nativePlace': 'native',
  'basics.facts': 'fact',
  'intention.positions': 'position',
  'intention.cities': 'city',
  'education.degreeLevel': 'education.degree',
  'education.courses': 'education.course',
  'skills.keywords': 'skills.word',
  'skills.name': 'skills.word',
  'languages.exam': 'languages.name',
  'languages.score': 'languages.name',
  'awards.grade': 'awards.name',
  selfEvaluation: 'selfEvaluation.text',
};
const scoredKind = (kind) => SCORED[kind] ?? kind.replace(/^basics\.|s$(?<=highlights)/gu, '');
const kindOf = ([section, field]) => (section === 'basics' ? field : `${section}.${field}`);

/** Each field's uncalibrated certainty, and the layout in which it was found. */
function recordSaid() {
  const said = new Map();
  const layouts = new Map();
  const put = Draft.prototype.put;
  Draft.prototype.put = function record(pointer, value, shown, sure, line) {
    if (!said.has(pointer)) said.set(pointer, sure);
    layouts.set(pointer, this.layout);
    return put.call(this, pointer, value, shown, sure, line);
  };
  return { said, layouts };
}

/** For one résumé: kind, level, layout and correctness of each field that the truth covers. */
async function fieldsOfResume({ text, truth }, { said, layouts }) {
  said.clear();
  const read = await importFile({ bytes: new TextEncoder().encode(text), name: 'x.txt' }).catch(() => null);
  if (read === null) return [];
  const wanted = Object.fromEntries(
    Object.entries(truth).map(([section, entries]) => [section, entries.map(present)]),
  );
  const { found, wrong } = comparedAsMeant(wanted, read);
  const left = new Map();
  for (const [field, isRight] of [...found.map((each) => [each, 1]), ...wrong.map((each) => [each, 0])]) {
    const kind = kindOf(field);
    left.set(kind, [...(left.get(kind) ?? []), { text: String(field.at(-1)), isRight }]);
  }
  return read.fields.flatMap(({ pointer, value }) => {
    const kind = kindOfPointer(pointer);
    const all = left.get(scoredKind(kind)) ?? [];
    const [[, clean = ''] = []] = present([['x', value]]);
    const one =
      all.find((each) => each.text === clean) ??
      (all.length === 1 ? all[0] : undefined) ??
      all.find((each) => each.text.includes(clean) || clean.includes(each.text)) ??
      all[0];
    if (one === undefined) return [];
    return [
      { kind, level: levelOf(said.get(pointer) ?? 0), layout: layouts.get(pointer), isRight: one.isRight },
    ];
  });
}

async function count(part, file) {
  const recorded = recordSaid();
  const all = [];
  for (const resume of resumesOf(part)) all.push(...(await fieldsOfResume(resume, recorded)));
  fs.writeFileSync(file, JSON.stringify(all));
  console.log(`${all.length} fields of ${part}`);
}

const rateOf = (fields) => fields.reduce((sum, { isRight }) => sum + isRight, 0) / Math.max(1, fields.length);

/** Makes rates monotonic in the level by pooling adjacent violators. */
function rising(cells) {
  const pools = [];
  for (const { right, all } of cells) {
    pools.push({ right, all, width: 1 });
    while (
      pools.length > 1 &&
      pools.at(-2).right * pools.at(-1).all > pools.at(-1).right * pools.at(-2).all
    ) {
      const last = pools.pop();
      const before = pools.pop();
      pools.push({
        right: before.right + last.right,
        all: before.all + last.all,
        width: before.width + last.width,
      });
    }
  }
  return pools.flatMap(({ right, all, width }) => new Array(width).fill(right / all));
}

function ratesOf(fields) {
  return Object.fromEntries(
    LAYOUTS.map((layout) => {
      const own = fields.filter((field) => field.layout === layout);
      const levels = Array.from({ length: LEVELS }, (_, level) =>
        own.filter((field) => field.level === level),
      );
      const general = rising(levels.map((at) => ({ right: rateOf(at) * at.length + 1, all: at.length + 2 })));
      const kinds = [...new Set(own.map(({ kind }) => kind))].sort();
      const rows = kinds.map((kind) => {
        const cells = levels.map((at, level) => {
          const same = at.filter((field) => field.kind === kind);
          return { right: rateOf(same) * same.length + PRIOR * general[level], all: same.length + PRIOR };
        });
        return [kind, rising(cells)];
      });
      return [layout, Object.fromEntries([['', general], ...rows])];
    }),
  );
}

const saysOf = (rates, { layout, kind, level }) => (rates[layout][kind] ?? rates[layout][''])[level];

function report(name, fields, rates) {
  const rows = BINS.slice(0, -1).flatMap((from, at) => {
    const own = fields.filter((field) => saysOf(rates, field) >= from && saysOf(rates, field) < BINS[at + 1]);
    const said = own.reduce((sum, field) => sum + saysOf(rates, field), 0) / own.length;
    return own.length === 0
      ? []
      : [`${from}+: says ${said.toFixed(3)}, right ${rateOf(own).toFixed(3)} of ${own.length}`];
  });
  const gap = fields.reduce((sum, field) => sum + saysOf(rates, field), 0) / fields.length - rateOf(fields);
  console.log(
    `${name}\n  ${rows.join('\n  ')}\n  in all says ${gap >= 0 ? '+' : ''}${gap.toFixed(3)} too much`,
  );
}

const SAID = [0.6, 0.78, 0.9, 0.965];

function write(files) {
  const halves = files.map((file) => JSON.parse(fs.readFileSync(file, 'utf8')));
  const before = Object.fromEntries(LAYOUTS.map((layout) => [layout, { '': SAID }]));
  for (const [at, half] of halves.entries()) {
    report(`${files[at]} before`, half, before);
    report(`${files[at]} by the other half`, half, ratesOf(halves[1 - at]));
  }
  const rates = ratesOf(halves.flat());
  const rows = LAYOUTS.map((layout) => {
    const kinds = Object.entries(rates[layout]).map(
      ([kind, levels]) =>
        `    '${kind}': [${levels.map((rate) => Math.round(rate * 100) / 100).join(', ')}],`,
    );
    return `  ${layout}: {\n${kinds.join('\n')}\n  },`;
  });
  const head =
    '// Written by tooling/reading-model/calibrate.mjs: of four levels how often a field is right, by layout and kind.';
  const type = "Readonly<Record<'headed' | 'loose', Readonly<Record<string, readonly number[]>>>>";
  fs.writeFileSync(TARGET, `${head}\n\nexport const RATES: ${type} = {\n${rows.join('\n')}\n};\n`);
}

const [mode, ...args] = process.argv.slice(2);
if (mode === 'count') await count(args[0], args[1]);
else write(args);
