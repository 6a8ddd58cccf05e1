import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const depcruise = path.join(root, 'node_modules/.bin/depcruise');
const config = path.join(root, 'tooling/dependency-cruiser/config.cjs');

/**
 * Runs the import rules over a small tree and returns the violations. One run for all cases, because each
 * takes a second.
 * @param {Record<string, string>} files @returns {{ rule: string, from: string }[]}
 */
function violations(files) {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-boundaries-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      fs.writeFileSync(path.join(tree, file), text);
    }
    const folders = [...new Set(Object.keys(files).map((file) => file.split('/')[0]))];
    const { stdout } = spawnSync(depcruise, ['--config', config, '--output-type', 'json', ...folders], {
      cwd: tree,
      encoding: 'utf8',
    });
    return JSON.parse(stdout).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
  } finally {
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

const KEPT = 'apps/api/src/kept.js';

const BROKEN = [
  [
    'the web app importing core',
    'only-allowed-packages-in-apps-web',
    'apps/web/src/a.js',
    'packages/core/src/auth/index.js',
  ],
  [
    'core importing the contract',
    'only-allowed-packages-in-packages-core',
    'packages/core/src/contract-user/index.js',
    'packages/contract/src/b.js',
  ],
  [
    'a package importing an app',
    'nobody-imports-apps',
    'packages/core/src/app-user/index.js',
    'apps/api/src/b.js',
  ],
  [
    'a feature imported past its index',
    'feature-through-its-index',
    'packages/core/src/inner-user/index.js',
    'packages/core/src/b/inner.js',
  ],
  [
    'the database outside a repository',
    'database-in-repositories',
    'packages/core/src/a/a.service.js',
    'packages/db/src/index.js',
  ],
];

const CIRCLE = ['packages/core/src/circle/a.js', 'packages/core/src/circle/b.js'];

/** An import of one file by another. */
function importing(from, to) {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return `import '${way.startsWith('.') ? way : `./${way}`}';`;
}

describe('the import rules', () => {
  let found;
  beforeAll(() => {
    found = violations({
      ...Object.fromEntries(BROKEN.map(([, , , to]) => [to, 'export {};'])),
      ...Object.fromEntries(BROKEN.map(([, , from, to]) => [from, importing(from, to)])),
      'packages/core/src/auth/index.js': 'export {};',
      [KEPT]: importing(KEPT, 'packages/core/src/auth/index.js'),
      [CIRCLE[0]]: importing(CIRCLE[0], CIRCLE[1]),
      [CIRCLE[1]]: importing(CIRCLE[1], CIRCLE[0]),
    });
  });
  const rulesBrokenBy = (file) => found.filter(({ from }) => from === file).map(({ rule }) => rule);

  it('accept a file that follows them', () => expect(rulesBrokenBy(KEPT)).toEqual([]));

  it.each(BROKEN)('reject %s', (_what, rule, from) => expect(rulesBrokenBy(from)).toContain(rule));

  it('reject a circular import', () => expect(CIRCLE.flatMap(rulesBrokenBy)).toContain('no-circular'));
});
