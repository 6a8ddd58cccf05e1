import { inflateRawSync } from 'node:zlib';
import { ImportRefusedError } from '../imported.js';

const MAX_ENTRIES = 2_000;
const MAX_TOTAL = 60 * 1024 * 1024;
const MAX_RATIO = 100;
const DIRECTORY_ENTRY = 0x02014b50;

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/**
 * The parts of a zip archive, inflated with a limit on each: the declared size is not trusted [UP3]. A file that passes
 * may be given to a library that inflates without limits.
 */
export function checkedParts(bytes: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, Buffer>();
  let total = 0;
  for (const entry of directoryOf(file)) {
    const content = inflated(file, entry, MAX_TOTAL - total);
    total += content.length;
    if (total > Math.max(file.length, 1_024) * MAX_RATIO) throw new ImportRefusedError('tooComplex');
    parts.set(entry.name, content);
  }
  return parts;
}

function directoryOf(file: Buffer): Entry[] {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > file.length) throw new ImportRefusedError('unreadable');
  const count = file.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new ImportRefusedError('tooComplex');
  const entries: Entry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY)
      throw new ImportRefusedError('unreadable');
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    if ((file.readUInt16LE(at + 8) & 1) === 1) throw new ImportRefusedError('protected');
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

function inflated(file: Buffer, { method, packed, offset }: Entry, left: number): Buffer {
  if (offset + 30 > file.length) throw new ImportRefusedError('unreadable');
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const content = file.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8) throw new ImportRefusedError('unreadable');
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new ImportRefusedError(isTooLarge ? 'tooComplex' : 'unreadable');
  }
}

/** Office parts never declare a document type; one that does is an attack on XML parsers [UP4]. */
export function refuseDocumentTypes(parts: ReadonlyMap<string, Buffer>): void {
  for (const [name, content] of parts)
    if (
      /\.(?:xml|rels|vml)$/i.test(name) &&
      /<!(?:DOCTYPE|ENTITY)/i.test(content.subarray(0, 4_096).toString('latin1'))
    )
      throw new ImportRefusedError('unreadable');
}
