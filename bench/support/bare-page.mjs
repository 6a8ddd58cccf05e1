// The floor of a PDF: ready HTML inserted into a reused page, laid out and printed by one raw DevTools call. No
// rendering, no font selection, no photo scaling, no watchdog, no metadata.
import fs from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../../apps/worker/dist/resume-export/chromium/browser-launcher.js';
import { paginationSource, printShell } from '../../packages/templates/dist/print.js';

const FACES = [
  ['Noto Sans SC', 400, 'noto-sans-sc-400.ttf'],
  ['Noto Sans SC', 700, 'noto-sans-sc-700.ttf'],
];
const PRINT = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
};

/** @param {import('../../apps/worker/src/resume-export/chromium/chromium-config.js').ChromiumConfig} config */
export async function openBarePages(config) {
  const running = await launchBrowser(config);
  const faces = await Promise.all(
    FACES.map(async ([family, weight, file]) => {
      const base64 = await fs.readFile(path.join(config.fontsDirectory, file), 'base64');
      return { family, weight, base64 };
    }),
  );
  return {
    open: () => openPage(running.browser, faces),
    close: async () => {
      running.kill();
      await running.gone;
    },
  };
}

async function openPage(browser, faces) {
  const page = await browser.newPage();
  await page.setViewport({ width: 794, height: 1123 });
  await page.setContent(printShell());
  await page.evaluate(`globalThis.paginateResume = ${paginationSource()}`);
  await page.evaluate(loadFaces, faces);
  const session = await page.createCDPSession();
  return async ({ html, geometry }) => {
    await page.evaluate(
      async (markup, sizes) => {
        globalThis.document.body.innerHTML = markup;
        await Promise.all([
          globalThis.document.fonts.ready,
          ...Array.from(globalThis.document.images, (image) => image.decode()),
        ]);
        globalThis.paginateResume(globalThis.document.body.firstElementChild, sizes);
      },
      html,
      geometry,
    );
    const { data } = await session.send('Page.printToPDF', PRINT);
    return Buffer.from(data, 'base64');
  };
}

// Runs in the browser. Bytes instead of data URLs in a style sheet, which cost a second copy of the font per print.
async function loadFaces(faces) {
  for (const { family, weight, base64 } of faces) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const face = new globalThis.FontFace(family, bytes, { weight: String(weight) });
    globalThis.document.fonts.add(face);
    await face.load();
  }
}
