// Pages as they are printed, 300 dots per inch of A4.
import { createRequire } from 'node:module';

const puppeteer = createRequire(new URL('../../../apps/worker/package.json', import.meta.url))('puppeteer');
const PAGE = { width: 794, height: 1123 };

export async function openPagePainter({ program, libraries, isSandboxed }, fontconfig) {
  const browser = await puppeteer.launch({
    executablePath: program,
    headless: true,
    env: {
      ...process.env,
      FONTCONFIG_FILE: fontconfig,
      ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }),
    },
    args: isSandboxed && process.getuid?.() !== 0 ? [] : ['--no-sandbox'],
  });
  const page = await browser.newPage();
  await page.setViewport({ ...PAGE, deviceScaleFactor: 300 / 96 });
  return {
    /** The page as PNG; a longer text is made smaller until it fits, as printers do. */
    async page(html) {
      await page.setContent(html);
      await page.evaluate((height) => {
        const { body, documentElement } = globalThis.document;
        for (let zoom = 1; documentElement.scrollHeight > height && zoom > 0.5; zoom -= 0.02)
          body.style.zoom = zoom;
      }, PAGE.height);
      return Buffer.from(await page.screenshot({ clip: { x: 0, y: 0, ...PAGE } }));
    },
    close: () => browser.close(),
  };
}
