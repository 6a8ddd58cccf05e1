import { timeLimit } from '@qicheng/testing/open-database';
import { ACCENTED_LOOKS, findFaintAccents } from './accent-contrast.js';
import { PreviewBrowser } from './preview-browser.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

// The looks alternate; accent-contrast.render.test.ts checks both looks of every template.
const cases = templatesOfThisRun.flatMap((code, index) =>
  ACCENTED_LOOKS.filter((_, place) => place === index % ACCENTED_LOOKS.length).map((look) => ({
    code,
    look,
  })),
);

it.each(cases)('$code has readable text in every accent: $look', async ({ code, look }) => {
  expect(await findFaintAccents(browser, code, look)).toEqual([]);
});
