// Résumés printed on one sheet of A4: a picture to photograph, and a PDF file for comparison.
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeTestFontconfig } from '../../../tooling/fonts/fontconfig.mjs';
import { projectRoot } from '../../../tooling/launcher/home.mjs';
import { launchBrowser } from '../../support/launch-browser.mjs';
import { toHtml } from '../flow.mjs';
import { styled } from './styles.mjs';

const { chromium } = createRequire(path.join(projectRoot, 'package.json'))('@playwright/test');

const SHEET = { width: 794, height: 1123 };
/** 288 dots per inch, about what 12 megapixels show of a sheet. */
const SCALE = 3;

/** The largest size of text in points with which everything is on one sheet; null if the smallest is too large. */
const fitText = ({ least, most, width, height }) => {
  for (let size = most; size >= least; size -= 0.25) {
    document.body.style.fontSize = `${size}pt`;
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollHeight <= height && scrollWidth <= width) return size;
  }
  return null;
};

/** @param {import('../../../tooling/launcher/prepared-rendering.mjs').Rendering} rendering @param {string} folder */
export async function openPrinter(rendering, folder) {
  const fontconfig = await writeTestFontconfig(path.join(folder, 'fonts'), rendering.fonts);
  const browser = await launchBrowser(chromium, rendering, { fontconfig, args: ['--disable-gpu'] });
  const page = await browser.newPage({ viewport: SHEET, deviceScaleFactor: SCALE });
  return {
    async print(blocks, { style, sizes: [least, most] }) {
      await page.setContent(styled(toHtml(blocks), style));
      await page.evaluate(() => document.fonts.ready);
      if ((await page.evaluate(fitText, { least, most, ...SHEET })) === null)
        throw new Error(`a résumé in style ${style} is longer than one sheet`);
      return {
        png: await page.screenshot(),
        pdf: await page.pdf({ format: 'A4', printBackground: true }),
      };
    },
    close: () => browser.close(),
  };
}
