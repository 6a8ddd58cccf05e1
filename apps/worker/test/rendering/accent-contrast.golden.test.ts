import { catalog, templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/time-limit';
import { documentOf } from './compared-resumes.js';
import { findFaintText } from './find-faint-text.js';
import { PreviewBrowser } from './preview-browser.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

/** A candidate may choose any colour: the lightest ones are the hardest. */
const ANY_ACCENTS = ['#F2B705', '#7BC47F', '#FFFFFF', '#000000'];

describe.each(templateCodes)('%s', (code) => {
  it.each(['with a photo', 'with bands as headings'])(
    'has readable text in every accent: %s',
    async (how) => {
      const document = documentOf({ kind: 'everySection', seed: 1, lang: 'zh' }, code);
      if (how === 'with bands as headings') {
        delete document.basics.photo;
        for (const section of document.meta.sections) section.style = { heading: 'band' };
      }
      await browser.show(document, 'zh');
      const faint: string[] = [];
      for (const accent of [...catalog[code].accents, ...ANY_ACCENTS]) {
        const found = await browser.read(findFaintText, accent);
        if (found) faint.push(`${accent}: ${found}`);
      }
      expect(faint).toEqual([]);
    },
  );
});
