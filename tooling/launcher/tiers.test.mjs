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

describe('npm test arguments', () => {
  it('default to all tiers except the long ones', () => {
    expect(names(parseArguments([]).tiers)).toEqual([
      ...['check', 'unit', 'db', 'http', 'fuzz', 'web', 'golden', 'e2e'],
    ]);
  });

  it('keep the order of the tiers and pass the rest on', () => {
    const { tiers, rest, unknown } = parseArguments(['render', 'unit', '--', '-t', 'one']);
    expect(names(tiers)).toEqual(['unit', 'render']);
    expect({ rest, unknown }).toEqual({ rest: ['-t', 'one'], unknown: [] });
  });

  it('treat what follows a tier as a file or runner option', () => {
    const { tiers, rest, unknown } = parseArguments(['db', 'order', '--watch']);
    expect(names(tiers)).toEqual(['db']);
    expect({ rest, unknown }).toEqual({ rest: ['order', '--watch'], unknown: [] });
  });

  it('may have `--` between a file and the runner’s options', () => {
    const { rest, unknown } = parseArguments(['golden', 'text-layer', '--', '-t', 'tem0023']);
    expect({ rest, unknown }).toEqual({ rest: ['text-layer', '-t', 'tem0023'], unknown: [] });
  });

  it('report an unknown tier in first position', () => {
    expect(parseArguments(['nix', 'unit']).unknown).toEqual(['nix']);
    expect(parseArguments(['--', 'order']).unknown).toEqual([]);
  });
});

describe('tiers', () => {
  it('are grouped by runner', () => {
    const { tiers } = parseArguments(['check', 'unit', 'db', 'e2e']);
    expect(byRunner(tiers).map(({ runner, tiers: own }) => [runner, names(own)])).toEqual([
      ['check', ['check']],
      ['jest', ['unit', 'db']],
      ['playwright', ['e2e']],
    ]);
  });

  it('combine their requirements', () => {
    expect(needsOf(parseArguments(['check', 'unit']).tiers)).toEqual({});
    expect(needsOf(parseArguments(['unit', 'http']).tiers)).toEqual({ services: true, rendering: true });
  });
});

describe('counts', () => {
  it('treat a flaky test as failed', () => {
    expect(countPlaywright({ stats: { expected: 3, flaky: 1, unexpected: 2 }, errors: [] })).toEqual({
      passed: 3,
      failed: 3,
    });
  });

  it('treat errors without tests as a failure', () => {
    expect(countPlaywright({ stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{}] })).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('are read from the last line of the check', () => {
    expect(countCheck('✔ types (1 s)\n4 passed, 1 failed\n')).toEqual({ passed: 4, failed: 1 });
    expect(countCheck('crashed')).toEqual({ passed: 0, failed: 1 });
  });

  it('treat a run without tests as a failure', () => {
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

  it('are aligned in a table', () => {
    expect(table([{ name: 'unit', passed: 120, failed: 0, seconds: 3.14 }])).toBe(
      'tier  passed  failed  seconds\nunit     120       0      3.1',
    );
  });
});
