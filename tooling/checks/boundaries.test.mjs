import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const depcruise = path.join(root, 'node_modules/.bin/depcruise');
const config = path.join(root, 'tooling/dependency-cruiser/config.cjs');

/** Runs the import rules over a small tree and returns the names of the rules that it breaks. */
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
    return JSON.parse(stdout).summary.violations.map((violation) => violation.rule.name);
  } finally {
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

describe('the import rules', () => {
  it('pass a tree that keeps them', () => {
    const files = {
      'apps/api/src/a.js': "import '../../../packages/core/src/auth/index.js';",
      'packages/core/src/auth/index.js': 'export {};',
    };
    expect(violations(files)).toEqual([]);
  });

  it.each([
    [
      'the web reaching into core',
      'only-allowed-packages-in-apps-web',
      'apps/web/src/a.js',
      'packages/core/src/auth/index.js',
    ],
    [
      'core knowing the contract',
      'only-allowed-packages-in-packages-core',
      'packages/core/src/a/index.js',
      'packages/contract/src/b.js',
    ],
    [
      'a package importing an app',
      'nobody-imports-apps',
      'packages/core/src/a/index.js',
      'apps/api/src/b.js',
    ],
    [
      'a feature entered past its index',
      'feature-through-its-index',
      'packages/core/src/a/index.js',
      'packages/core/src/b/inner.js',
    ],
    [
      'the database outside a repository',
      'database-in-repositories',
      'packages/core/src/a/a.service.js',
      'packages/db/src/index.js',
    ],
  ])('refuse %s', (_what, rule, from, to) => {
    const way = path.posix.relative(path.posix.dirname(from), to);
    const files = { [from]: `import '${way.startsWith('.') ? way : `./${way}`}';`, [to]: 'export {};' };
    expect(violations(files)).toContain(rule);
  });

  it('refuse a circle', () => {
    const files = {
      'packages/core/src/a/a.js': "import './b.js';",
      'packages/core/src/a/b.js': "import './a.js';",
    };
    expect(violations(files)).toContain('no-circular');
  });
});
