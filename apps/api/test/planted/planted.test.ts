import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { plantedFaults } from './planted.js';

const root = path.resolve(__dirname, '../../../..');

describe('planted faults', () => {
  it('are at least twelve', () => {
    expect(plantedFaults().length).toBeGreaterThanOrEqual(12);
  });

  it.each(plantedFaults())(
    '$name can still be planted, and names what catches it',
    ({ file, what, suites }) => {
      execFileSync('git', ['apply', '--check', file], { cwd: root, stdio: 'pipe' });
      expect(what).toMatch(/\.$/);
      expect(suites.filter((suite) => !existsSync(path.join(root, suite)))).toEqual([]);
    },
  );
});
