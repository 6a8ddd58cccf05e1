import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { deflated, fileBytes } from './write-file.js';

const NUMBER = PDFName.of('Number');
const COUNT = 450;

async function writeSample() {
  const file = await PDFDocument.create();
  file.addPage();
  const { context } = file;
  const refs = Array.from({ length: COUNT }, (_, index) => context.register(context.obj({ Number: index })));
  const texts = context.register(context.obj({}));
  context.lookup(texts, PDFDict).set(PDFName.of('Latin'), PDFString.of('caf\u00e9 \\(1\\)'));
  context.lookup(texts, PDFDict).set(PDFName.of('Chinese'), PDFHexString.fromText('启程'));
  const stream = context.register(await deflated(context, Buffer.from('content'), { Kind: 'Sample' }));
  const removed = refs[7]!;
  context.delete(removed);
  return { bytes: await fileBytes(file), refs, texts, stream, removed };
}

/** The entries of the cross-reference stream, by object number. */
function entriesOf(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF$/.exec(text)?.[1]);
  const [, size, length] = /\/Size (\d+)[^]*?\/Length (\d+)/.exec(text.slice(start)) ?? [];
  const data = text.indexOf('stream\n', start) + 'stream\n'.length;
  const table = inflateSync(bytes.subarray(data, data + Number(length)));
  return Array.from({ length: Number(size) }, (_, number) => ({
    type: table.readUInt8(number * 7),
    place: table.readUInt32BE(number * 7 + 1),
    rest: table.readUInt16BE(number * 7 + 5),
  }));
}

describe('fileBytes', () => {
  it('writes all objects so that they are read again', async () => {
    const { bytes, refs, texts, stream, removed } = await writeSample();
    const { context } = await PDFDocument.load(bytes);
    for (const [index, ref] of refs.entries()) {
      if (ref === removed) continue;
      expect(context.lookup(ref, PDFDict).lookup(NUMBER, PDFNumber).asNumber()).toBe(index);
    }
    expect(context.lookup(removed)).toBeUndefined();
    const read = context.lookup(texts, PDFDict);
    expect(read.lookup(PDFName.of('Latin'), PDFString).asString()).toBe('caf\u00e9 \\(1\\)');
    expect(read.lookup(PDFName.of('Chinese'), PDFHexString).decodeText()).toBe('启程');
    expect(context.lookup(stream)?.toString()).toContain('/Kind /Sample');
  });

  it('names the place of every object, and none for a removed one', async () => {
    const { bytes, refs, stream, removed } = await writeSample();
    const entries = entriesOf(bytes);
    const text = bytes.toString('latin1');
    for (const [number, { type, place, rest }] of entries.entries()) {
      if (type === 1) expect(text.slice(place)).toMatch(new RegExp(`^${number} ${rest} obj\n`));
    }
    expect(entries[0]).toEqual({ type: 0, place: 0, rest: 65_535 });
    expect(entries[removed.objectNumber]!.type).toBe(0);
    expect(entries[stream.objectNumber]!.type).toBe(1);
    const packed = (ref: PDFRef) => entries[ref.objectNumber]!;
    const streams = new Set(refs.filter((ref) => ref !== removed).map((ref) => packed(ref).place));
    expect(streams.size).toBe(3);
    for (const number of streams) expect(entries[number]!.type).toBe(1);
    for (const ref of refs) if (ref !== removed) expect(numberIn(bytes, entries, ref)).toBe(ref.objectNumber);
  });
});

/** The object number that the object stream itself states at the place of the entry. */
function numberIn(bytes: Buffer, entries: ReturnType<typeof entriesOf>, ref: PDFRef): number {
  const { place, rest } = entries[ref.objectNumber]!;
  const at = entries[place]!.place;
  const text = bytes.toString('latin1', at);
  const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
  const data = at + text.indexOf('stream\n') + 'stream\n'.length;
  const content = inflateSync(bytes.subarray(data, data + length)).toString('latin1');
  return Number(content.split(' ')[rest * 2]);
}
