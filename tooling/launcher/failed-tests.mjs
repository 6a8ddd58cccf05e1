// Lists the failed tests of a tier with the first lines of their messages at the end of a long log.
import { stripVTControlCharacters } from 'node:util';

const LINE = 200;

/** The first non-empty lines. @param {string} [message] @param {number} [count] */
const firstLines = (message = '', count = 7) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, count)
    .map((line) => `    ${line.slice(0, LINE)}`);

/**
 * Returns the failed tests of one test file.
 * @param {{ testFilePath: string, testExecError?: { message?: string }, testResults: { status: string, fullName: string, failureMessages: string[] }[] }} result
 * @returns {string[]}
 */
export function failedJest({ testFilePath, testExecError, testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed');
  return [
    ...(testExecError ? [testFilePath, ...firstLines(testExecError.message)] : []),
    ...failed.flatMap((test) => [test.fullName, ...firstLines(test.failureMessages[0])]),
  ];
}

/** @param {{ suites?: object[], errors?: { message?: string }[] }} report @returns {string[]} */
export function failedPlaywright({ suites = [], errors = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');
  const failed = suites.flatMap(specs).filter((spec) => !spec.ok || isFlaky(spec));
  return [
    ...errors.flatMap(({ message }) => firstLines(message)),
    ...failed.flatMap((spec) => [
      `${spec.file}: ${spec.title}`,
      ...firstLines(lastError(spec.tests[0]?.results ?? [])),
    ]),
  ];
}

/** Returns the message of the last failed attempt. @param {{ error?: { message?: string } }[]} results */
const lastError = (results) => results.findLast(({ error }) => error)?.error?.message;
