import { countCheck, countJest, countPlaywright, parseArguments, table } from './tiers.mjs';

describe('the arguments of npm test', () => {
  it('mean every tier but the long one when none is named', () => {
    const names = parseArguments([]).tiers.map((tier) => tier.name);
    expect(names).toEqual(['check', 'unit', 'db', 'http', 'fuzz', 'web', 'golden', 'e2e']);
  });

  it('keep the order of the tiers and hand the rest on', () => {
    const { tiers, rest, unknown } = parseArguments(['render', 'unit', 'nix', '--', '-t', 'one']);
    expect(tiers.map((tier) => tier.name)).toEqual(['unit', 'render']);
    expect({ rest, unknown }).toEqual({ rest: ['-t', 'one'], unknown: ['nix'] });
  });
});

describe('the counts', () => {
  it('take a test file that cannot load for a failed test', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('take errors without tests for a failure', () => {
    expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [] })).toEqual({
      passed: 4,
      failed: 2,
    });
    expect(countPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{}] })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('read the last line of the check', () => {
    expect(countCheck('✔ types (1 s)\n4 passed, 1 failed\n')).toEqual({ passed: 4, failed: 1 });
    expect(countCheck('crashed')).toEqual({ passed: 0, failed: 1 });
  });

  it('line up in a table', () => {
    expect(table([{ name: 'unit', passed: 120, failed: 0, seconds: 3.14 }])).toBe(
      'tier  passed  failed  seconds\nunit     120       0      3.1',
    );
  });
});
