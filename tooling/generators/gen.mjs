// pnpm gen endpoint|job|page|template|analysis <name> …   writes a part that passes `pnpm check` unchanged
// (CONTRIBUTING.md)
// pnpm gen verify     generates one of each in a copy and runs the checks and the generated tests there
// pnpm gen assumed    lists the contracts' additions to the specification
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { assumedLines } from './assumed.mjs';
import { Draft } from './draft.mjs';
import { generators } from './generators.mjs';
import { Refusal } from './names.mjs';
import { verifyGenerators } from './verify.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { ignorePatterns: _, ...layout } = JSON.parse(fs.readFileSync(`${root}/.oxfmtrc.json`, 'utf8'));

/** @param {string} file @param {string} text */
async function laidOut(file, text) {
  if (!/\.tsx?$|\.css$/.test(file)) return text;
  const { code, errors } = await format(file, text, layout);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}

const usage = `usage:\n${Object.values(generators)
  .map((each) => `  ${each.usage}`)
  .join('\n')}\n  each with --dry-run`;
const isHelp = (word) => word === '--help' || word === '-h';

async function generate(kind, args) {
  if (!Object.hasOwn(generators, kind ?? '')) throw new Refusal(usage);
  const generator = generators[kind];
  const options = { 'dry-run': { type: /** @type {const} */ ('boolean') }, ...generator.options };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const draft = new Draft(root);
  const next = generator.generate(draft, positionals, values);
  await draft.settle(laidOut);
  const isDry = values['dry-run'] ?? false;
  if (!isDry) draft.write();
  const [made, changed] = isDry ? ['would write', 'would change'] : ['wrote', 'changed'];
  for (const change of draft.changes()) {
    console.log(`${change.isNew ? made : changed} ${change.file}`);
    if (isDry) console.log(draft.added(change).join('\n').replace(/^/gm, '  + '));
  }
  console.log(next.join('\n'));
}

const [command, ...args] = process.argv.slice(2);
try {
  if ([command, ...args].some(isHelp)) console.log(generators[command]?.usage ?? usage);
  else if (command === 'assumed') console.log(assumedLines(root).join('\n'));
  else if (command === 'verify') process.exitCode = await verifyGenerators(root);
  else await generate(command, args);
} catch (error) {
  const isRefusal = error instanceof Refusal || String(error.code).startsWith('ERR_PARSE_ARGS');
  console.error(isRefusal ? error.message : error);
  process.exitCode = 2;
}
