import { catalog } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { findCutDates, LONGEST_PERIODS } from './date-widths.js';
import { PreviewBrowser } from './preview-browser.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

// Each template in its own font; date-widths.render.test.ts checks every font.
describe.each(templatesOfThisRun)('%s', (code) => {
  it.each(LONGEST_PERIODS)('prints whole periods on one line, $lang $dateForm', async (longest) => {
    const { fontFamily } = catalog[code].defaults;
    expect(await findCutDates(browser, { code, fontFamily, longest })).toBe('');
  });
});
