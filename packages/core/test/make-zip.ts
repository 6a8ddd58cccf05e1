export interface ZipPart {
  name: string;
  bytes?: Buffer;
  /** Claims a false unpacked size, as a bomb does. */
  claimedSize?: number;
  /** Points at another entry's bytes. */
  offset?: number;
}

/** A zip archive of stored entries, or a deliberately broken one. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = Buffer.from('x'), claimedSize = bytes.length, offset } of parts) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt32LE(bytes.length, 18);
    local.writeUInt32LE(claimedSize, 22);
    local.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt32LE(claimedSize, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset ?? at, 42);
    locals.push(local, Buffer.from(name), bytes);
    directory.push(entry, Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

export const docxParts: ZipPart[] = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];
export const xlsxParts: ZipPart[] = [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }];
