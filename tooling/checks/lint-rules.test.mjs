import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { violations } from './lint-rules/violations.mjs';

const root = path.resolve(__dirname, '../..');
const COPIED = ['.oxlintrc.json', 'tooling/oxlint', 'package.json', 'tooling/tsconfig'];
const INSTALLED = ['node_modules', 'apps/web/node_modules'];

/**
 * Lints a small tree with this repository's rules. @returns {Map<string, string[]>} the rules that each file violates
 */
function brokenRules(files) {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-lint-'));
  try {
    const projects = Object.keys(files).map((file) => `${file.split('/', 2).join('/')}/tsconfig.json`);
    const copied = [...COPIED, ...projects.filter((name) => fs.existsSync(path.join(root, name)))];
    for (const name of copied) fs.cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
    for (const name of INSTALLED) fs.symlinkSync(path.join(root, name), path.join(tree, name), 'junction');
    for (const [file, { text }] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      fs.writeFileSync(path.join(tree, file), text);
    }
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: tree,
      encoding: 'utf8',
    });
    const found = new Map();
    for (const { filename, code, message } of JSON.parse(stdout).diagnostics) {
      const rules = found.get(filename) ?? new Set();
      const isUnused = message.startsWith('Unused oxlint-disable directive');
      found.set(filename, rules.add(isUnused ? 'unused directive' : /\((.+)\)$/.exec(code)?.[1]));
    }
    return new Map([...found].map(([file, rules]) => [file, [...rules].sort()]));
  } finally {
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

describe('type and lint rules', () => {
  const found = brokenRules(violations);

  it.each(Object.entries(violations))('%s', (file, { rules }) => {
    expect(found.get(file) ?? []).toEqual([...rules].sort());
  });
});
