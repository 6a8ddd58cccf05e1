import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { SAMPLES } from '@qicheng/resume/samples';
import { catalog, type TemplateCode } from '@qicheng/templates/catalog';
import { renderResume } from '@qicheng/templates/print';
import { timeLimit } from '@qicheng/testing/open-database';
import { FontLibrary } from '../../src/resume-export/chromium/font-library.js';
import { withMetadata } from '../../src/resume-export/chromium/pdf-metadata.js';
import { contentTokens, decoded } from '../../src/resume-export/chromium/pdf/content-tokens.js';
import { PrintSlot } from '../../src/resume-export/chromium/print-slot.js';
import { chromiumConfig } from './env.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let slot: PrintSlot;
beforeAll(async () => {
  const config = chromiumConfig();
  slot = new PrintSlot(config, await FontLibrary.open(config.fontsDirectory));
});
afterAll(() => slot.close());

const FONT_FILE = PDFName.of('FontFile2');

interface Drawn {
  /** The glyphs with their colour, in the order of the pages. */
  glyphs: string[];
  fontCount: number;
}

async function drawn(pdf: Uint8Array): Promise<Drawn> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const glyphs = file.getPages().flatMap((page) => {
    const stream = page.node.Contents();
    if (!(stream instanceof PDFRawStream)) throw new Error('a page has no single stream');
    return glyphsOf(decoded(stream));
  });
  const objects = file.context.enumerateIndirectObjects();
  const fonts = objects.filter(([, object]) => object instanceof PDFDict && object.has(FONT_FILE));
  return { glyphs, fontCount: fonts.length };
}

/** The colour of each glyph, rounded, because Chromium may round the last digit of a computed colour otherwise. */
function glyphsOf(content: string): string[] {
  const glyphs: string[] = [];
  const before: string[] = [];
  let colour = '';
  let operands: string[] = [];
  for (const { start, end, operator } of contentTokens(content)) {
    const text = content.slice(start, end);
    if (operator === undefined) operands.push(text);
    else {
      if (operator === 'q') before.push(colour);
      if (operator === 'Q') colour = before.pop() ?? '';
      if (operator === 'rg') colour = operands.map((part) => Number(part).toFixed(3)).join(' ');
      if (operator === 'Tj') glyphs.push(`${colour} ${operands.join(' ')}`);
      operands = [];
    }
  }
  return glyphs;
}

/** The design's sample, printed without placeholders and with them. */
async function bothPrints(code: TemplateCode): Promise<{ plain: Drawn; restored: Drawn }> {
  const document = SAMPLES[catalog[code].sample]();
  document.meta.templateCode = code;
  const markup = { ...renderResume(document, 'zh'), title: '', extraFaces: [] };
  return slot.run(async (page) => {
    const print = async (hasPlaceholders: boolean) => {
      const { textColours } = await page.layOut({ ...markup, hasPlaceholders });
      return drawn(await withMetadata(await page.pdf(), { title: '', author: '', textColours }));
    };
    return { plain: await print(false), restored: await print(true) };
  });
}

it.each(templatesOfThisRun)('%s: every glyph has its own colour', async (code) => {
  const { plain, restored } = await bothPrints(code);
  expect(restored.glyphs).toEqual(plain.glyphs);
  expect(restored.fontCount).toBeLessThanOrEqual(plain.fontCount);
});

it('fewer fonts are embedded', async () => {
  const { plain, restored } = await bothPrints('tem0001');
  expect(restored.fontCount).toBeLessThan(plain.fontCount);
});
