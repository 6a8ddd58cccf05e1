import { failedJest, failedPlaywright } from './failed-tests.mjs';

const RED = '\u001b[31m';

describe('the list of failed tests', () => {
  it('names a failed test of jest with what it said first', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'good', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'bad',
        failureMessages: [`${RED}Error: one\n\n  two\n    at file.ts:1\n`],
      },
    ];
    expect(failedJest({ testResults: [{ name: 'a.test.ts', assertionResults }] })).toEqual([
      'bad',
      '    Error: one',
      '    two',
    ]);
  });

  it('names a file of jest that cannot load', () => {
    const testResults = [{ name: 'a.test.ts', message: 'Cannot find module', assertionResults: [] }];
    expect(failedJest({ testResults })).toEqual(['a.test.ts', '    Cannot find module']);
  });

  it('names a failed journey by its file, however deep it stands, by its last try', () => {
    const results = [{ error: { message: 'first' } }, { error: { message: 'second' } }];
    const specs = [
      { ok: false, file: 'x.spec.ts', title: 'a visitor', tests: [{ results }] },
      { ok: true, file: 'x.spec.ts', title: 'a member', tests: [] },
    ];
    expect(failedPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual([
      'x.spec.ts: a visitor',
      '    second',
    ]);
  });
});
