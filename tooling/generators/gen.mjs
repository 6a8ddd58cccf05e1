// pnpm gen endpoint <feature> <name> "POST /path"   stubs of a contract, its handler and its web call
// pnpm gen analysis <name>                          stubs of an AI service (docs/AI.md)
// pnpm gen assumed                                   what the contracts settle beyond the specification
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { analysisLines, analysisStubs } from './analysis-stubs.mjs';
import { endpointStubs } from './endpoint-stubs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const contracts = path.join(root, 'packages/contract/src');
const descriptors = path.join(root, 'packages/analysis/src/descriptors');

function writeStubs(stubs) {
  for (const [file, text] of Object.entries(stubs)) {
    const target = path.join(root, file);
    if (fs.existsSync(target)) throw new Error(`${file} exists already`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
    console.log(`wrote ${file}`);
  }
}

function generateAnalysis([name]) {
  if (!/^[a-z][A-Za-z]*$/.test(name ?? '')) throw new Error('usage: pnpm gen analysis <name>');
  writeStubs(analysisStubs(name));
  console.log('Add one line to each of these, then go on as docs/AI.md says:');
  for (const [file, line] of Object.entries(analysisLines(name))) console.log(`${file}\n  ${line}`);
}

function generateEndpoint([feature, name, route]) {
  if (
    !/^[a-z][a-z-]*$/.test(feature ?? '') ||
    !/^[a-z]\w*$/.test(name ?? '') ||
    !/^(GET|POST) \/\S+$/.test(route ?? '')
  ) {
    throw new Error('usage: pnpm gen endpoint <feature> <name> "POST /path"');
  }
  writeStubs(endpointStubs(feature, name, route));
  console.log(
    'Next: list it in the feature index and module, move the route in docs/wire, then CONTRIBUTING.md step 3.',
  );
}

function listAssumed() {
  for (const file of fs
    .readdirSync(contracts, { recursive: true })
    .filter((name) => name.endsWith('.contract.ts'))) {
    const source = fs.readFileSync(path.join(contracts, file), 'utf8');
    for (const [, route, rest] of source.matchAll(/route: '([^']+)'([\s\S]*?)\n}\);/g)) {
      const [, reason] = /assumed\(\s*['"`]([^'"`]+)/.exec(rest) ?? [];
      if (reason) console.log(`${route}\t${reason}`);
    }
  }
  listAssumedOfServices();
}

/** The calls that contract/analysis/calls.ts makes of the descriptors. */
function listAssumedOfServices() {
  const calls = fs.readFileSync(path.join(contracts, 'analysis/calls.ts'), 'utf8');
  const reasons = new Map(
    [...calls.matchAll(/const (\w+) = assumed\(\s*'([^']+)'/g)].map(([, name, reason]) => [name, reason]),
  );
  for (const file of fs.readdirSync(descriptors)) {
    const source = fs.readFileSync(path.join(descriptors, file), 'utf8');
    const reason = reasons.get(source.includes('hasOwnPaths: true') ? 'ownPathsNote' : 'note');
    for (const [, address] of source.matchAll(/path: '(\/ai[^']+)'/g))
      console.log(`POST ${address}\t${reason}`);
  }
}

const [command, ...args] = process.argv.slice(2);
try {
  if (command === 'endpoint') generateEndpoint(args);
  else if (command === 'analysis') generateAnalysis(args);
  else if (command === 'assumed') listAssumed();
  else throw new Error('usage: pnpm gen endpoint|analysis|assumed');
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
