import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { withMetadata } from './pdf-metadata.js';

const metadata = { title: '简历', author: '龑' };

/** A file of the shape that Chromium writes: a classic table, the information dictionary named by the trailer. */
async function printed(): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.addPage();
  file.setTitle('old');
  file.setCreationDate(new Date('2026-01-01T00:00:00Z'));
  return Buffer.from(await file.save({ useObjectStreams: false }));
}

describe('withMetadata', () => {
  it('appends title and author and leaves the file before it as it was', async () => {
    const pdf = await printed();
    const updated = await withMetadata(pdf, metadata);
    expect(updated.subarray(0, pdf.length).equals(pdf)).toBe(true);
    const file = await PDFDocument.load(updated, { updateMetadata: false });
    expect([file.getTitle(), file.getAuthor(), file.getCreator()]).toEqual(['简历', '龑', '启程']);
    expect(file.getCreationDate()).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(file.getAttachments()).toEqual([]);
  });

  it('attaches the source as an associated file of relation Source', async () => {
    const updated = await withMetadata(await printed(), { ...metadata, source: '{"a":"中"}' });
    const file = await PDFDocument.load(updated);
    const [attached, ...others] = file.getAttachments();
    expect(others).toEqual([]);
    expect(attached).toMatchObject({ name: 'qicheng-resume.json', mimeType: 'application/json' });
    expect(Buffer.from(attached?.data ?? []).toString()).toBe('{"a":"中"}');
    expect(updated.toString('latin1')).toMatch(/\/AFRelationship \/Source[\s\S]*|\/AF \[/);
    expect(file.catalog.has(PDFName.of('AF'))).toBe(true);
  });

  it('AI8: names the label of AI text in the information dictionary', async () => {
    const updated = await withMetadata(await printed(), { ...metadata, aigc: '{"Label":"1"}' });
    const file = await PDFDocument.load(updated, { updateMetadata: false });
    const info = file.context.lookup(file.context.trailerInfo.Info, PDFDict);
    expect(info.lookup(PDFName.of('AIGC'), PDFHexString).decodeText()).toBe('{"Label":"1"}');
  });

  it('returns a file that it does not understand unchanged', async () => {
    const strange = Buffer.from('no such file');
    expect(await withMetadata(strange, metadata)).toBe(strange);
  });
});
