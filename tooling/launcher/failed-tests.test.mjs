import { failedJest, failedPlaywright } from './failed-tests.mjs';

const RED = '\u001b[31m';

describe('the list of failed tests', () => {
  it('contains a failed jest test with its first message', () => {
    const testResults = [
      { status: 'passed', fullName: 'good', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'bad',
        failureMessages: [`${RED}Error: one\n\n  two\n    at file.ts:1\n`],
      },
    ];
    expect(failedJest({ testFilePath: 'a.test.ts', testResults })).toEqual([
      'bad',
      '    Error: one',
      '    two',
    ]);
  });

  it('contains a jest file that cannot load', () => {
    const testExecError = { message: 'Cannot find module' };
    expect(failedJest({ testFilePath: 'a.test.ts', testExecError, testResults: [] })).toEqual([
      'a.test.ts',
      '    Cannot find module',
    ]);
  });

  it('contains a failed journey with its file, at any depth, and its last attempt', () => {
    const results = [{ error: { message: 'first' } }, { error: { message: 'second' } }];
    const specs = [
      { ok: false, file: 'x.spec.ts', title: 'a visitor', tests: [{ status: 'unexpected', results }] },
      { ok: true, file: 'x.spec.ts', title: 'a member', tests: [{ status: 'expected', results: [{}] }] },
    ];
    expect(failedPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual([
      'x.spec.ts: a visitor',
      '    second',
    ]);
  });

  it('contains a flaky journey with the message of its first attempt', () => {
    const results = [{ error: { message: 'first' } }, {}];
    const specs = [{ ok: true, file: 'x.spec.ts', title: 'a guest', tests: [{ status: 'flaky', results }] }];
    expect(failedPlaywright({ suites: [{ specs }] })).toEqual(['x.spec.ts: a guest', '    first']);
  });
});
