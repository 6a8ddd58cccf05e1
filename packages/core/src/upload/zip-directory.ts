const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const MAX_ENTRIES = 2_000;
const MAX_UNPACKED = 60 * 1024 * 1024;
const MAX_RATIO = 100;

interface Entry {
  name: string;
  packed: number;
  unpacked: number;
  offset: number;
}

/**
 * The names in a zip archive, read from its directory without inflating anything; null when it is not a sound
 * archive of ordinary size: not zip64, nothing before the first entry, no overlap, no bomb [UP3].
 */
export function zipNames(bytes: Buffer): string[] | null {
  const entries = readEntries(bytes);
  if (entries === null) return null;
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > MAX_UNPACKED || unpacked > Math.max(packed, 1024) * MAX_RATIO) return null;
  return liesEndToEnd(bytes, entries) ? entries.map((entry) => entry.name) : null;
}

function readEntries(bytes: Buffer): Entry[] | null {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function liesEndToEnd(bytes: Buffer, entries: readonly Entry[]): boolean {
  let free = 0;
  for (const { offset, packed } of [...entries].sort((a, b) => a.offset - b.offset)) {
    if (offset < free || (free === 0 && offset !== 0) || offset + 30 > bytes.length) return false;
    if (bytes.readUInt32LE(offset) !== LOCAL_HEADER) return false;
    free = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28) + packed;
    if (free > bytes.length) return false;
  }
  return true;
}
