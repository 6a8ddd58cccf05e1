import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const data = path.join(root, 'docs/security/asvs.json');
const table = path.join(root, 'docs/security/ASVS.md');

const CHAPTERS = [
  ...['Encoding and sanitization', 'Validation and business logic', 'Web frontend', 'API and web service'],
  ...['Files', 'Authentication', 'Sessions', 'Authorization', 'Self-contained tokens', 'OAuth and OIDC'],
  ...['Cryptography', 'Secure communication', 'Configuration', 'Data protection', 'Secure coding'],
  ...['Logging and errors', 'WebRTC'],
];
const STATES = ['tested', 'deviation', 'not-applicable'];

/**
 * @typedef {{ file: string, name: string }} NamedTest
 * @typedef {{ id: string, level: number, asks: string, state: string, tests: NamedTest[], why?: string }} Requirement
 * @typedef {{ standard: string, levels: Record<string, string>, requirements: Requirement[] }} AsvsMap
 */

/** @returns {AsvsMap} */
export const readMap = () => JSON.parse(fs.readFileSync(data, 'utf8'));

/** The number of requirements of a level by state. @param {AsvsMap} map @param {number} level */
export function countsOf({ requirements }, level) {
  const own = requirements.filter((requirement) => requirement.level === level);
  const of = (state) => own.filter((requirement) => requirement.state === state).length;
  const [tested, deviations, without] = STATES.map(of);
  const shown = own.filter(({ state, tests }) => state !== 'not-applicable' && tests.length > 0).length;
  return { all: own.length, applicable: own.length - without, tested, deviations, without, shown };
}

/** The summary of a level, as in SECURITY.md. @param {AsvsMap} map @param {number} level */
export function sentenceOf(map, level) {
  const { all, applicable, tested, deviations, without, shown } = countsOf(map, level);
  return `L${level}: ${all} requirements, ${applicable} apply; ${tested} hold and are tested, ${deviations} deviate; ${shown} have a named test, ${without} do not apply.`;
}

const cell = (text) => text.replaceAll('|', '\\|');
const row = (...cells) => `| ${cells.map(cell).join(' | ')} |`;
const testsOf = (tests) => tests.map(({ file, name }) => `\`${file}\`: ${name}`).join('<br>');

/** The full text of docs/security/ASVS.md. @param {AsvsMap} map */
export function pageOf(map) {
  const chapters = CHAPTERS.map((title, index) => {
    const own = map.requirements.filter(({ id }) => id.startsWith(`${index + 1}.`));
    const lines = own.map(({ id, level, asks, state, tests, why = '' }) =>
      row(id, `L${level}`, asks, state, testsOf(tests), why),
    );
    return [
      `## V${index + 1} ${title}`,
      '',
      row('id', 'level', 'requirement', 'state', 'tests', 'remark'),
      row('---', '---', '---', '---', '---', '---'),
      ...lines,
      '',
    ].join('\n');
  });
  return [
    `# ${map.standard}, levels 1 and 2`,
    '',
    'Generated from `asvs.json` by `node tooling/generators/asvs-table.mjs`. `tooling/checks/asvs.test.mjs` checks that both agree and that',
    'every listed test exists. The requirements are summarised; the standard has the full text.',
    '',
    `- ${sentenceOf(map, 1)}`,
    `- ${sentenceOf(map, 2)}`,
    '',
    ...chapters,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  fs.writeFileSync(table, pageOf(readMap()));
}
