import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { mutants } from './mutants.js';

const root = path.resolve(__dirname, '../../../..');

describe('mutants', () => {
  it('number at least twelve', () => {
    expect(mutants().length).toBeGreaterThanOrEqual(12);
  });

  it.each(mutants())('$name still applies, and names the suite that detects it', ({ file, what, suites }) => {
    execFileSync('git', ['apply', '--check', file], { cwd: root, stdio: 'pipe' });
    expect(what).toMatch(/\.$/);
    expect(suites.filter((suite) => !existsSync(path.join(root, suite)))).toEqual([]);
  });
});
