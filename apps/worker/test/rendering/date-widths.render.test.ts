import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { DATE_FONTS, findCutDates, LONGEST_PERIODS } from './date-widths.js';
import { PreviewBrowser } from './preview-browser.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

describe.each(templateCodes)('%s', (code) => {
  describe.each(DATE_FONTS)('%s', (fontFamily) => {
    it.each(LONGEST_PERIODS)('prints whole periods on one line, $lang $dateForm', async (longest) => {
      expect(await findCutDates(browser, { code, fontFamily, longest })).toBe('');
    });
  });
});
