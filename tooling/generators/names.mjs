import path from 'node:path';

/** The reason why a generator writes nothing; the message is one sentence for the user. */
export class Refusal extends Error {}

export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const snake = (name) => kebab(name).replaceAll('-', '_');
export const pascal = (name) =>
  kebab(name).replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase());
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** The import specifier from one file to another. @param {string} from @param {string} to */
export function specifierOf(from, to) {
  const relative = path.posix.relative(path.posix.dirname(from), to).replace(/\.tsx?$/, '.js');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

const CAMEL_CASE = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/;
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CHINESE = /^(?=.*\p{Script=Han})[\p{Script=Han}A-Za-z0-9 ]+$/u;

const RESERVED = new Set([
  'default',
  'delete',
  'export',
  'function',
  'import',
  'new',
  'package',
  'return',
  'void',
]);

/** An identifier, such as `resetGuide`. */
export function requireCamelCase(name, what) {
  if (!CAMEL_CASE.test(name) || RESERVED.has(name) || name.length > 40)
    throw new Refusal(`${what} is a name in camelCase such as resetGuide, not "${name}"`);
}

/** A folder name, such as `text-check`. */
export function requireKebabCase(name, what) {
  if (!KEBAB_CASE.test(name))
    throw new Refusal(`${what} is a name in kebab-case such as text-check, not "${name}"`);
}

/** A user-facing text. */
export function requireChinese(words, what, most = 30) {
  if (!CHINESE.test(words) || words.length > most)
    throw new Refusal(`${what} is Chinese, without signs, of at most ${most} characters, not "${words}"`);
}
