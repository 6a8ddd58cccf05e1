import {
  byRunner,
  countCheck,
  countPlaywright,
  failWithoutTests,
  needsOf,
  parseArguments,
  table,
} from './tiers.mjs';

const names = (tiers) => tiers.map((tier) => tier.name);

describe('the arguments of npm test', () => {
  it('mean every tier but the long ones when none is named', () => {
    expect(names(parseArguments([]).tiers)).toEqual([
      ...['check', 'unit', 'db', 'http', 'fuzz', 'web', 'golden', 'e2e'],
    ]);
  });

  it('keep the order of the tiers and hand the rest on', () => {
    const { tiers, rest, unknown } = parseArguments(['render', 'unit', '--', '-t', 'one']);
    expect(names(tiers)).toEqual(['unit', 'render']);
    expect({ rest, unknown }).toEqual({ rest: ['-t', 'one'], unknown: [] });
  });

  it('take what follows a tier for a file or an option of its runner', () => {
    const { tiers, rest, unknown } = parseArguments(['db', 'order', '--watch']);
    expect(names(tiers)).toEqual(['db']);
    expect({ rest, unknown }).toEqual({ rest: ['order', '--watch'], unknown: [] });
  });

  it('may have `--` between a file and the options of its runner', () => {
    const { rest, unknown } = parseArguments(['golden', 'text-layer', '--', '-t', 'tem0023']);
    expect({ rest, unknown }).toEqual({ rest: ['text-layer', '-t', 'tem0023'], unknown: [] });
  });

  it('name what is no tier when nothing stands before it', () => {
    expect(parseArguments(['nix', 'unit']).unknown).toEqual(['nix']);
    expect(parseArguments(['--', 'order']).unknown).toEqual([]);
  });
});

describe('the tiers', () => {
  it('are run together by runner', () => {
    const { tiers } = parseArguments(['check', 'unit', 'db', 'e2e']);
    expect(byRunner(tiers).map(({ runner, tiers: own }) => [runner, names(own)])).toEqual([
      ['check', ['check']],
      ['jest', ['unit', 'db']],
      ['playwright', ['e2e']],
    ]);
  });

  it('need together what any of them needs', () => {
    expect(needsOf(parseArguments(['check', 'unit']).tiers)).toEqual({});
    expect(needsOf(parseArguments(['unit', 'http']).tiers)).toEqual({ services: true, rendering: true });
  });
});

describe('the counts', () => {
  it('take a flaky test for a failed one', () => {
    expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [] })).toEqual({
      passed: 3,
      failed: 3,
    });
  });

  it('take errors without tests for a failure', () => {
    expect(countPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{}] })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('read the last line of the check', () => {
    expect(countCheck('✔ types (1 s)\n4 passed, 1 failed\n')).toEqual({ passed: 4, failed: 1 });
    expect(countCheck('crashed')).toEqual({ passed: 0, failed: 1 });
  });

  it('take a run without any test for a failure', () => {
    const empty = { passed: 0, failed: 0, seconds: 0 };
    const [unit, db] = failWithoutTests([
      { name: 'unit', ...empty },
      { name: 'db', ...empty },
    ]);
    expect(unit).toMatchObject({ failed: 1, failures: [expect.stringContaining('没有运行任何测试')] });
    expect(db).toMatchObject({ failed: 0 });
    const some = [
      { name: 'unit', ...empty },
      { name: 'db', ...empty, passed: 1 },
    ];
    expect(failWithoutTests(some)).toEqual(some);
  });

  it('line up in a table', () => {
    expect(table([{ name: 'unit', passed: 120, failed: 0, seconds: 3.14 }])).toBe(
      'tier  passed  failed  seconds\nunit     120       0      3.1',
    );
  });
});
