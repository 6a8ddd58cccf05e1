import { AI_NOTICE, aiLabel } from '@qicheng/resume/ai-label';
import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { catalog } from '@qicheng/templates/catalog';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import sharp from 'sharp';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import type { PrintInput } from '../../src/resume-export/printer.js';
import { chromiumConfig } from './env.js';
import { readWithPdfjs } from './pdf-reader.js';
import { ReaderBrowser } from './reader-browser.js';
import { resumeOfParagraphs } from './sample-resume.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
let reader: ReaderBrowser;
let photo: { bytes: Uint8Array; mime: string };
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
  reader = await ReaderBrowser.open();
  const picture = sharp({ create: { width: 295, height: 413, channels: 3, background: '#456' } });
  photo = { bytes: await picture.jpeg().toBuffer(), mime: 'image/jpeg' };
});
afterAll(() => Promise.all([reader.close(), printer.close()]));

const MAX_BYTES = 400_000;

const htmlOf = async (input: PrintInput): Promise<string> =>
  Buffer.from((await printer.html(input)).bytes).toString();

const inputOf = (document: ResumeDocument, templateCode: string): PrintInput => ({
  document: { ...document, meta: { ...document.meta, templateCode } },
  lang: 'zh',
  templateCode,
  title: '林知远 <简历> & "网页"',
  photo,
});

/** Returns texts with their positions to a tenth of a millimetre; one glyph serves both bullets. */
async function placesIn(pdf: Uint8Array): Promise<string[][]> {
  const { pages } = await readWithPdfjs(pdf);
  return pages.map((page) =>
    page
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, x, y }) => `${text.replace('•', '·')} ${x.toFixed(1)} ${y.toFixed(1)}`),
  );
}

it.each(templatesOfThisRun)('%s prints from the HTML page exactly like the PDF', async (code) => {
  const document = SAMPLES[catalog[code].sample]();
  document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
  const input = inputOf(document, code);
  const html = await htmlOf(input);
  const { requests, pdf } = await reader.print(html);
  expect(await placesIn(pdf)).toEqual(await placesIn((await printer.pdf(input)).bytes));
  expect(requests).toEqual([]);
  expect(html.length).toBeLessThan(MAX_BYTES);
});

it('keeps several pages, rare characters and Letter paper', async () => {
  const document = longCareer('tem0002', 9);
  document.meta.style = { paper: 'letter', pageNumbers: true };
  document.basics.name = { zh: '龑喆堃䶮' };
  const input = inputOf(document, 'tem0002');
  const { pdf } = await reader.print(await htmlOf(input));
  const places = await placesIn(pdf);
  expect(places.length).toBeGreaterThan(1);
  expect(places).toEqual(await placesIn((await printer.pdf(input)).bytes));
});

it('embeds a heading font in its only weight', async () => {
  const document = SAMPLES.marketing();
  document.meta.style = { headingFont: 'brush' };
  const input = inputOf(document, 'tem0001');
  const html = await htmlOf(input);
  const { pdf } = await reader.print(html);
  expect(html.match(/font-family: 'Ma Shan Zheng'; font-weight: \d+/g)).toEqual([
    "font-family: 'Ma Shan Zheng'; font-weight: 700",
  ]);
  expect(await placesIn(pdf)).toEqual(await placesIn((await printer.pdf(input)).bytes));
});

it('has no script, escapes texts and names their authorship', async () => {
  const document = resumeOfParagraphs(['<script>alert(1)</script><img src=x onerror=alert(1)>'], 'tem0001');
  const source = { scope: 'printed', language: 'zh', templateCode: 'tem0001', document } as const;
  const extras = { source, aigc: aiLabel('export-1'), notice: AI_NOTICE.zh };
  const html = await htmlOf({ ...inputOf(document, 'tem0001'), extras });
  expect(html).not.toMatch(/<script|<img|<link|<iframe|<[^>]*\son\w+=/i);
  expect(html).not.toMatch(/<[^>]*(?:src|href)="(?!data:|https?:|mailto:|tel:)/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('<title>林知远 &lt;简历&gt; &amp; &quot;网页&quot;</title>');
  expect(html).toContain('default-src &#x27;none&#x27;; img-src data:;');
  expect(html).toContain('name="AIGC"');
  expect(html).toContain(AI_NOTICE.zh);
});
