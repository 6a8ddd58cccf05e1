import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { decoded } from './pdf/content-tokens.js';
import { type TextColour, restoreColours, withColours } from './text-colours.js';

const COLOURS: TextColour[] = [
  [28 / 255, 36 / 255, 48 / 255],
  [1, 0, 1.2],
  [0.040_38, -0.1, 0.5],
];

describe('withColours', () => {
  it('writes the colour of each placeholder as Chromium does, for strokes and fills', () => {
    const content = '0 0 .0001 RG 0 0 .0001 rg\nBT\n0 0 .0002 rg\n0 0 .0003 rg';
    expect(withColours(content, COLOURS)).toBe(
      '.1098 .1412 .1882 RG .1098 .1412 .1882 rg\nBT\n1 0 1 rg\n.0404 0 .5 rg',
    );
  });

  it.each([
    ['an unknown placeholder', '0 0 .0004 rg'],
    ['black and the darkest blues of 255 levels', '0 0 0 rg 0 0 .0039 rg 0 0 .0118 RG'],
    ['other colours that end like one', '1 0 0 .0001 k .50 0 .0001 rg'],
    ['other operators', '0 0 .0001 re'],
  ])('leaves %s', (_name, content) => {
    expect(withColours(content, COLOURS)).toBe(content);
  });
});

describe('restoreColours', () => {
  const opened = async (content: string, form: string) => {
    const file = await PDFDocument.create();
    const page = file.addPage();
    const { context } = file;
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
    const ref = context.register(context.flateStream(form, { Subtype: 'Form' }));
    return { file, page, form: () => decoded(context.lookup(ref) as PDFRawStream) };
  };

  it('changes pages and their forms', async () => {
    const { file, page, form } = await opened('0 0 .0002 rg\n', '0 0 .0001 rg\n');
    restoreColours(file, COLOURS);
    expect(decoded(page.node.Contents() as PDFRawStream)).toBe('1 0 1 rg\n');
    expect(form()).toBe('.1098 .1412 .1882 rg\n');
  });

  it('throws if a page cannot be read', async () => {
    const { file, page } = await opened('', '');
    page.node.delete(PDFName.of('Contents'));
    expect(() => restoreColours(file, COLOURS)).toThrow('cannot be read');
    expect(() => restoreColours(file, [])).not.toThrow();
  });
});
