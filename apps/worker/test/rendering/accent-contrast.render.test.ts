import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { ACCENTED_LOOKS, findFaintAccents } from './accent-contrast.js';
import { PreviewBrowser } from './preview-browser.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

describe.each(templateCodes)('%s', (code) => {
  it.each(ACCENTED_LOOKS)('has readable text in every accent: %s', async (look) => {
    expect(await findFaintAccents(browser, code, look)).toEqual([]);
  });
});
