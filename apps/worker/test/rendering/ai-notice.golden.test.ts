import { AI_NOTICE } from '@qicheng/resume/ai-label';
import { SAMPLES } from '@qicheng/resume/samples';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { extrasOf } from '../../src/resume-export/file-extras.js';
import { chromiumConfig } from './env.js';
import { readWithPdfjs } from './pdf-reader.js';
import { PreviewBrowser } from './preview-browser.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
let printer: ChromiumPrinter;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => Promise.all([browser.close(), printer.close()]));

const NEAR_MM = 0.6;

/**
 * Runs in the preview page: returns the left edge and the baseline of a text in millimetres; empty if it is not shown.
 */
function placeOf(text: string): string {
  const MM = 25.4 / 96;
  const root = document.querySelector('#root > *')?.shadowRoot;
  const note = Array.from(root?.querySelectorAll('p') ?? []).find((each) => each.textContent === text);
  const sheets = Array.from(root?.querySelectorAll('.page') ?? []);
  const sheet = sheets.at(-1)?.getBoundingClientRect();
  if (!note?.firstChild || !sheet) return '';
  const range = document.createRange();
  range.selectNodeContents(note);
  const { left, top, bottom } = range.getBoundingClientRect();
  const baseline = top + ((bottom - top) * 1160) / 1448;
  return JSON.stringify({ page: sheets.length, x: (left - sheet.left) * MM, y: (baseline - sheet.top) * MM });
}

function written(isByAi: boolean) {
  const document = SAMPLES.computerScience();
  const atomId = document.internships[0]?.highlights?.[0]?.id ?? '';
  if (isByAi) document.meta.authorship = [{ atomId, lang: 'zh', start: 0, end: 6, source: 'aiSuggested' }];
  return document;
}

it('the preview shows the note of AI text where the PDF does', async () => {
  const document = written(true);
  const { templateCode } = document.meta;
  const snapshot = { document, language: 'zh' as const, templateCode, title: '简历', version: 1 };
  const extras = extrasOf({ id: 'export-ai', snapshot: { ...snapshot, aiText: 'noticed' } });
  const { bytes } = await printer.pdf({ document, lang: 'zh', templateCode, title: '简历', extras });
  const { pages } = await readWithPdfjs(bytes);
  const line = pages.at(-1)?.filter(({ y }) => y > 290) ?? [];
  expect(line.map(({ text }) => text).join('')).toBe(AI_NOTICE.zh);

  await browser.show(document, 'zh');
  const shown = JSON.parse(await browser.read(placeOf, AI_NOTICE.zh)) as Record<'page' | 'x' | 'y', number>;
  expect(shown.page).toBe(pages.length);
  expect(Math.abs(shown.x - (line[0]?.x ?? 0))).toBeLessThan(NEAR_MM);
  expect(Math.abs(shown.y - (line[0]?.y ?? 0))).toBeLessThan(NEAR_MM);
});

it('a preview without AI text has no note', async () => {
  await browser.show(written(true), 'zh');
  await browser.show(written(false), 'zh');
  expect(await browser.read(placeOf, AI_NOTICE.zh)).toBe('');
});
