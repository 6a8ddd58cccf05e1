import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { violations } from './lint-rules/violations.mjs';

const root = path.resolve(__dirname, '../..');
const COPIED = ['.oxlintrc.json', 'tooling/oxlint', 'tooling/tsconfig'];
const TSCONFIG = {
  extends: './tooling/tsconfig/react.json',
  compilerOptions: { types: ['node'] },
  include: ['apps', 'packages'],
};

/** Lints a small tree with the rules of this one. @returns {Map<string, string[]>} the rules that each file breaks */
function brokenRules(files) {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-lint-'));
  try {
    for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(tree, name), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      fs.writeFileSync(path.join(tree, file), text);
    }
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], {
      cwd: tree,
      encoding: 'utf8',
    });
    const found = new Map();
    for (const { filename, code } of JSON.parse(stdout).diagnostics) {
      const rules = found.get(filename) ?? new Set();
      found.set(filename, rules.add(/\((.+)\)$/.exec(code)?.[1] ?? code));
    }
    return new Map([...found].map(([file, rules]) => [file, [...rules].sort()]));
  } finally {
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

describe('the rules of types and lint', () => {
  const files = { 'package.json': '{"type":"module"}', 'tsconfig.json': JSON.stringify(TSCONFIG) };
  for (const [file, { text }] of Object.entries(violations)) files[file] = text;
  const found = brokenRules(files);

  it.each(Object.entries(violations))('%s', (file, { rules }) => {
    expect(found.get(file) ?? []).toEqual([...rules].sort());
  });
});
