import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { withMetadata } from './pdf-metadata.js';

const metadata = { title: '简历', author: '龑' };

/**
 * A file as Chromium writes it: a classic xref table, the information dictionary referenced by the trailer.
 */
async function printed(): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.addPage();
  file.setTitle('old');
  file.setCreationDate(new Date('2026-01-01T00:00:00Z'));
  return Buffer.from(await file.save({ useObjectStreams: false }));
}

function metadataOf(file: PDFDocument): string {
  const stream = file.context.lookup(file.catalog.get(PDFName.of('Metadata')));
  if (!(stream instanceof PDFRawStream)) throw new Error('no metadata stream');
  return Buffer.from(stream.contents).toString();
}

describe('withMetadata', () => {
  it('states title and author in the information dictionary and in the metadata stream', async () => {
    const updated = await withMetadata(await printed(), { title: '<简历>', author: '龑' });
    const file = await PDFDocument.load(updated, { updateMetadata: false });
    expect([file.getTitle(), file.getAuthor(), file.getCreator()]).toEqual(['<简历>', '龑', '启程']);
    expect(file.getCreationDate()).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(file.getModificationDate()).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(file.getAttachments()).toEqual([]);
    const xmp = metadataOf(file);
    expect(xmp).toContain('<rdf:li xml:lang="x-default">&#60;简历&#62;</rdf:li>');
    expect(xmp).toContain('<xmp:CreateDate>2026-01-01T00:00:00+00:00</xmp:CreateDate>');
  });

  it('claims no conformance for a file without tags', async () => {
    const file = await PDFDocument.load(await withMetadata(await printed(), metadata));
    expect(metadataOf(file)).not.toMatch(/<pdf[ua]+id:part>/);
  });

  it('gives a file the same identifier each time', async () => {
    const pdf = await printed();
    const [one, other] = [await withMetadata(pdf, metadata), await withMetadata(pdf, metadata)];
    expect(one.equals(other)).toBe(true);
  });

  it('attaches the source as an associated file of relation Source', async () => {
    const updated = await withMetadata(await printed(), { ...metadata, source: '{"a":"中"}' });
    const file = await PDFDocument.load(updated);
    const [attached, ...others] = file.getAttachments();
    expect(others).toEqual([]);
    expect(attached).toMatchObject({ name: 'qicheng-resume.json', mimeType: 'application/json' });
    expect(Buffer.from(attached?.data ?? []).toString()).toBe('{"a":"中"}');
    expect(file.catalog.has(PDFName.of('AF'))).toBe(true);
  });

  it('AI8: names the label of AI text in the information dictionary', async () => {
    const updated = await withMetadata(await printed(), { ...metadata, aigc: '{"Label":"1"}' });
    const file = await PDFDocument.load(updated, { updateMetadata: false });
    const info = file.context.lookup(file.context.trailerInfo.Info, PDFDict);
    expect(info.lookup(PDFName.of('AIGC'), PDFHexString).decodeText()).toBe('{"Label":"1"}');
  });

  it('returns a file that it cannot parse unchanged', async () => {
    const strange = Buffer.from('no such file');
    expect(await withMetadata(strange, metadata)).toBe(strange);
  });
});
