import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { type Content, CONTENTS } from './compared-contents.js';
import { chromiumConfig } from './env.js';
import { portrait } from './pdf-conformance.js';
import { readWithMutool, readWithPdfjs, readWithPoppler, textOf } from './pdf-reader.js';
import { crosswise, interruptedStatements, misreadCharacters, printedTexts } from './reading-order.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(240_000));

let printer: ChromiumPrinter;
let photo: Awaited<ReturnType<typeof portrait>>;
beforeAll(async () => {
  photo = await portrait();
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

type Code = (typeof templatesOfThisRun)[number];

function inputOf({ of, lang, hasPhoto }: Content, code: Code) {
  const document = of(code);
  document.meta.templateCode = code;
  if (hasPhoto) document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
  else delete document.basics.photo;
  return { document, lang, templateCode: code, title: '简历', ...(hasPhoto && { photo }) };
}

/**
 * Sections in which a title of two lines is beside its details and above a line of full width: Poppler reads
 * these lines across.
 */
const READ_ACROSS: Partial<Record<Code, readonly string[]>> = {
  tem0002: ['papers'],
  tem0024: ['papers'],
  tem0028: ['papers', 'projects', 'education'],
  tem0040: ['papers', 'family'],
};

it('detects characters that are missing, replaced by a radical, or unknown', () => {
  expect(misreadCharacters('⼯程\ufffd 2026', ['工程师', '2026'])).toEqual(['工', '师', '⼯', '\ufffd']);
});

describe.each(templatesOfThisRun)('%s', (code) => {
  it.each(CONTENTS)(
    'has no wrong character for four readers, and whole statements: $name',
    async (content) => {
      const input = inputOf(content, code);
      const { bytes } = await printer.pdf(input);
      const texts = printedTexts(input);
      const inPaintingOrder = {
        pdfjs: textOf(await readWithPdfjs(bytes)),
        mutool: await readWithMutool(bytes),
        popplerRaw: await readWithPoppler(bytes, 'raw'),
      };
      const byPosition = { poppler: await readWithPoppler(bytes, 'default') };
      // With everything, a section of each column may continue on the next page.
      const sections = new Set(content.name === 'everything' ? Object.keys(input.document) : []);
      for (const [reader, text] of Object.entries({ ...inPaintingOrder, ...byPosition })) {
        const broken =
          reader in inPaintingOrder
            ? crosswise(text, input)
            : interruptedStatements(text, input)
                .filter(({ key }) => !READ_ACROSS[code]?.includes(key))
                .map(({ text: statement }) => statement);
        expect({
          reader,
          misread: misreadCharacters(text, texts),
          broken: broken.filter((found) => !sections.has(found)),
        }).toEqual({ reader, misread: [], broken: [] });
      }
    },
  );
});
