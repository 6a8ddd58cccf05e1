import { promisify } from 'node:util';
import { deflate, deflateSync } from 'node:zlib';
import {
  PDFCatalog,
  PDFHeader,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
  type PDFRawStream,
} from '@cantoo/pdf-lib';

const OBJECTS_PER_STREAM = 200;
/** Bytes of the type, the place and the number or generation of an entry of the cross-reference stream. */
const WIDTHS = [1, 4, 2];
const ENTRY_BYTES = 7;
const FREE = 0;
const PLAIN = 1;
const PACKED = 2;
const MAX_GENERATION = 65_535;

const compress = promisify(deflate);

/** A stream that is compressed natively and beside other work, unlike the library's own. */
export const deflated = async (
  context: PDFContext,
  bytes: Uint8Array,
  entries: Record<string, string | number> = {},
): Promise<PDFRawStream> => context.stream(await compress(bytes), { ...entries, Filter: 'FlateDecode' });

/**
 * The bytes of a file, as the library saves it with object streams: catalogue, pages and streams are objects of their own,
 * all others are packed.
 */
export async function fileBytes(file: PDFDocument): Promise<Buffer> {
  await file.flush();
  const { context } = file;
  const writer = new FileWriter(PDFHeader.forVersion(1, 7));
  const parts: Promise<Numbered>[] = [];
  let packed: Numbered[] = [];
  let next = context.largestObjectNumber + 1;
  const closeStream = () => {
    if (packed.length === 0) return;
    parts.push(writer.pack(packed, next, context));
    packed = [];
    next += 1;
  };
  for (const part of context.enumerateIndirectObjects()) {
    if (isPlain(part[1])) parts.push(Promise.resolve(part));
    else packed.push(part);
    if (packed.length === OBJECTS_PER_STREAM) closeStream();
  }
  closeStream();
  for (const [ref, object] of await Promise.all(parts)) writer.add(ref, object);
  return writer.end(next, context);
}

type Numbered = [PDFRef, PDFObject];

const isPlain = (object: PDFObject): boolean =>
  object instanceof PDFStream ||
  object instanceof PDFCatalog ||
  object instanceof PDFPageTree ||
  object instanceof PDFPageLeaf;

class FileWriter {
  private readonly parts: Buffer[];
  private size: number;
  /** By object number: type, place, number in its stream or generation. */
  private readonly entries: [number, number, number][] = [];

  constructor(header: PDFHeader) {
    this.parts = [Buffer.from(`${header.toString()}\n\n`, 'latin1')];
    this.size = this.parts[0]!.length;
  }

  add(ref: PDFRef, object: PDFObject): void {
    this.entries[ref.objectNumber] = [PLAIN, this.size, ref.generationNumber];
    this.write(`${ref.objectNumber} ${ref.generationNumber} obj\n`);
    if (object instanceof PDFStream) {
      object.updateDict();
      this.write(`${object.dict.toString()}\nstream\n`);
      this.write(object.getContents());
      this.write('\nendstream');
    } else this.write(object.toString());
    this.write('\nendobj\n\n');
  }

  /** A stream of objects, to be added under the number. */
  async pack(objects: Numbered[], number: number, context: PDFContext): Promise<Numbered> {
    let places = '';
    let texts = '';
    for (const [index, [ref, object]] of objects.entries()) {
      this.entries[ref.objectNumber] = [PACKED, number, index];
      places += `${ref.objectNumber} ${texts.length} `;
      texts += `${object.toString()}\n`;
    }
    const facts = { Type: 'ObjStm', N: objects.length, First: places.length };
    return [PDFRef.of(number), await deflated(context, Buffer.from(places + texts, 'latin1'), facts)];
  }

  /** Adds the cross-reference stream under the number. */
  end(number: number, context: PDFContext): Buffer {
    const start = this.size;
    const { Root, Info, ID } = context.trailerInfo;
    const facts = { Type: 'XRef', Size: number + 1, Filter: 'FlateDecode' };
    const stream = context.stream(deflateSync(this.table(number)), facts);
    const trailer = context.obj({ Root, Info, ID, W: WIDTHS });
    for (const [key, value] of trailer.entries()) stream.dict.set(key, value);
    this.add(PDFRef.of(number), stream);
    this.write(`startxref\n${start}\n%%EOF`);
    return Buffer.concat(this.parts);
  }

  private table(number: number): Buffer {
    this.entries[number] = [PLAIN, this.size, 0];
    const table = Buffer.alloc((number + 1) * ENTRY_BYTES);
    for (let index = 0; index <= number; index += 1) {
      const [type, place, rest] = this.entries[index] ?? [FREE, 0, MAX_GENERATION];
      const at = index * ENTRY_BYTES;
      table.writeUInt8(type, at);
      table.writeUInt32BE(place, at + 1);
      table.writeUInt16BE(rest, at + 5);
    }
    return table;
  }

  private write(part: string | Uint8Array): void {
    const bytes =
      typeof part === 'string'
        ? Buffer.from(part, 'latin1')
        : Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    this.parts.push(bytes);
    this.size += bytes.length;
  }
}
