// The failed tests of a tier by name, with what each said first: the end of a long log shows them all.
import { stripVTControlCharacters } from 'node:util';

const LINE = 200;

/** The first lines that say something. @param {string} [message] @param {number} [count] */
const firstLines = (message = '', count = 3) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, count)
    .map((line) => `    ${line.slice(0, LINE)}`);

/** @param {{ testResults?: { name: string, message?: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report @returns {string[]} */
export function failedJest({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message)
      return [name, ...firstLines(message)];
    return failed.flatMap((test) => [test.fullName, ...firstLines(test.failureMessages[0])]);
  });
}

/** @param {{ suites?: object[], errors?: { message?: string }[] }} report @returns {string[]} */
export function failedPlaywright({ suites = [], errors = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = suites.flatMap(specs).filter((spec) => !spec.ok);
  return [
    ...errors.flatMap(({ message }) => firstLines(message)),
    ...failed.flatMap((spec) => [
      `${spec.file}: ${spec.title}`,
      ...firstLines(spec.tests[0]?.results.at(-1)?.error?.message),
    ]),
  ];
}
