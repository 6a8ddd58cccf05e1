import { SAMPLES } from '@qicheng/resume/samples';
import { readZip } from '@qicheng/testing/read-zip';
import sharp from 'sharp';
import { DocxWordWriter } from './docx.word-writer.js';

const photoBytes = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
const isZip = (bytes: Uint8Array) => Buffer.from(bytes).subarray(0, 2).toString() === 'PK';

describe('DocxWordWriter', () => {
  const writer = new DocxWordWriter();
  const sample = SAMPLES.mechanical();
  const input = { document: sample, lang: 'zh' as const, templateCode: 'tem0001', title: '简历' };

  it('writes a Word file, larger with the cropped photo', async () => {
    const plain = await writer.docx(input);
    const document = structuredClone(sample);
    document.basics.photo = {
      fileId: 'f',
      ratio: 'oneInch',
      crop: { x: 0.25, y: 0, width: 0.75, height: 1 },
    };
    const withPhoto = await writer.docx({
      ...input,
      document,
      photo: { bytes: await photoBytes(), mime: 'image/jpeg' },
    });
    expect(plain.mime).toContain('wordprocessingml');
    expect(isZip(plain.bytes) && isZip(withPhoto.bytes)).toBe(true);
    expect(withPhoto.bytes.length).toBeGreaterThan(plain.bytes.length);
  });

  it('writes the quotation marks that the PDF prints', async () => {
    const document = structuredClone(sample);
    document.selfEvaluation = [{ id: 'e1', kind: 'paragraph', zh: [{ text: '班上叫我"图纸先生"' }] }];
    const { bytes } = await writer.docx({ ...input, document });
    const xml = readZip(Buffer.from(bytes)).get('word/document.xml')?.toString() ?? '';
    expect(xml.replace(/<[^>]*>/g, '')).toContain('班上叫我“图纸先生”');
  });

  it('omits a photo that is not an image', async () => {
    const { bytes } = await writer.docx({ ...input, photo: { bytes: Buffer.from('x'), mime: 'image/jpeg' } });
    expect(isZip(bytes)).toBe(true);
  });
});
