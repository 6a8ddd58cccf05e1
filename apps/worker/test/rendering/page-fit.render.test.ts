import { timeLimit } from '@qicheng/testing/open-database';
import { fitCases, FitChecker, fitFigures, type CheckedFit } from './fit-checker.js';

jest.setTimeout(timeLimit(3_600_000));

it('five hundred fits keep their budget, are legible, leave no heading alone and are proven', async () => {
  const checker = await FitChecker.open();
  const done: CheckedFit[] = [];
  try {
    for (const one of fitCases(500)) done.push(await checker.check(one));
  } finally {
    await checker.close();
  }
  process.stdout.write(`${JSON.stringify(fitFigures(done))}\n`);
  const invalid = done
    .filter(({ problems }) => problems.length > 0)
    .map(({ case: one, problems }) => ({ ...one, problems }));
  expect(invalid).toEqual([]);
});
