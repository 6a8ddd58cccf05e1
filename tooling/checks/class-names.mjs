// Conventions for class names (docs/CODE_STYLE.md): nouns for services, verbs for use cases, no gerunds, no bare
// plurals.
import path from 'node:path';

/** Verbs that start a use case; the rest may be a plural: `CompareOffers`. */
const VERBS = new Set(['Compare', 'Erase', 'Fetch', 'Import', 'Seed', 'Translate']);
/** Technical terms, or names of single things, that end like a plural. */
const SINGULAR = /(ss|sis|Bus|Status|Metrics|Events|Facts)$/;

/** @param {string} name `NewDevices.service` or `OpenAiClient` @returns {string[]} */
const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean);

/** @param {string} name @returns {string | null} */
function grammarProblem(name) {
  const [first, ...rest] = wordsOf(name);
  const last = rest.at(-1) ?? first;
  if (/ing$/.test(last)) return 'a gerund';
  return /s$/.test(last) && !SINGULAR.test(last) && !VERBS.has(first) ? 'a bare plural' : null;
}

/**
 * Errors in the names of the classes that a file exports. A file with one class is named after it and may omit words
 * of its folders. Error classes may share a file with the code that throws them.
 * @param {string} file from the root of the repository @param {string} text
 * @returns {string[]}
 */
export function classNameProblems(file, text) {
  const names = [...text.matchAll(/^export (?:abstract )?class (\w+)/gm)].map(([, name]) => name);
  const problems = names.flatMap((name) => {
    const problem = grammarProblem(name);
    return problem === null ? [] : [`${file}: ${name} is ${problem}`];
  });
  const suffix = /\.(service|controller|repository|processor|module|guard|interceptor|middleware)\.ts$/.exec(
    file,
  );
  if (suffix === null || names.length !== 1) return problems;
  const base = wordsOf(path.basename(file, '.ts')).map((word) => word.toLowerCase());
  const folders = path.dirname(file).split(/[/-]/);
  const words = wordsOf(names[0]).map((word) => word.toLowerCase());
  const isNamed =
    base.every((word) => words.includes(word)) &&
    words.every(
      (word) => base.includes(word) || folders.some((each) => each === word || each === `${word}s`),
    );
  return isNamed ? problems : [...problems, `${file}: not named after ${names[0]}`];
}
