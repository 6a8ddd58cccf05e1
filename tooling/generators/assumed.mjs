import fs from 'node:fs';
import path from 'node:path';

const CONTRACTS = 'packages/contract/src';
const DESCRIPTORS = 'packages/analysis/src/descriptors';

/** The contracts' additions to the specification, one line per call. @param {string} root @returns {string[]} */
export function assumedLines(root) {
  const contracts = path.join(root, CONTRACTS);
  const files = fs
    .readdirSync(contracts, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.contract.ts'));
  const ofContracts = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(contracts, file), 'utf8');
    return [...source.matchAll(/route: '([^']+)'([\s\S]*?)\n}\);/g)].flatMap(([, route, rest]) => {
      const [, reason] = /assumed\(\s*['"`]([^'"`]+)/.exec(rest) ?? [];
      return reason ? [`${route}\t${reason}`] : [];
    });
  });
  return [...ofContracts, ...assumedOfServices(root)];
}

/** The calls that contract/analysis/calls.ts derives from the descriptors. */
function assumedOfServices(root) {
  const calls = fs.readFileSync(path.join(root, CONTRACTS, 'analysis/calls.ts'), 'utf8');
  const reasons = new Map(
    [...calls.matchAll(/const (\w+) = assumed\(\s*'([^']+)'/g)].map(([, name, reason]) => [name, reason]),
  );
  return fs.readdirSync(path.join(root, DESCRIPTORS)).flatMap((file) => {
    const source = fs.readFileSync(path.join(root, DESCRIPTORS, file), 'utf8');
    const reason = reasons.get(source.includes('hasOwnPaths: true') ? 'ownPathsNote' : 'note');
    return [...source.matchAll(/path: '(\/ai[^']+)'/g)].map(([, address]) => `POST ${address}\t${reason}`);
  });
}
