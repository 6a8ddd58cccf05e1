import { fromBufferPromise } from 'yauzl';

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED = 60 * 1024 * 1024;
const MAX_RATIO = 100;

/** Sizes in bytes; `start` and `end` bound the entry with its local header. */
interface Entry {
  name: string;
  packed: number;
  unpacked: number;
  start: number;
  end: number;
}

/**
 * The names in a zip archive, read from its directory without inflating anything; null when it is not a sound
 * archive of ordinary size: nothing before the first entry, no overlap, no bomb [UP3].
 */
export async function zipNames(bytes: Buffer): Promise<string[] | null> {
  const entries = await readEntries(bytes).catch(() => null);
  if (entries === null) return null;
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > MAX_UNPACKED || unpacked > Math.max(packed, 1024) * MAX_RATIO) return null;
  return isWithoutOverlap(entries) ? entries.map((entry) => entry.name) : null;
}

async function readEntries(bytes: Buffer): Promise<Entry[] | null> {
  const archive = await fromBufferPromise(bytes);
  if (archive.entryCount === 0 || archive.entryCount > MAX_ENTRIES) return null;
  const entries: Entry[] = [];
  for await (const entry of archive.eachEntry()) {
    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
    const end = fileDataStart + entry.compressedSize;
    if (end > bytes.length) return null;
    entries.push({
      name: entry.fileName,
      packed: entry.compressedSize,
      unpacked: entry.uncompressedSize,
      start: entry.relativeOffsetOfLocalHeader,
      end,
    });
  }
  return entries;
}

function isWithoutOverlap(entries: readonly Entry[]): boolean {
  const ordered = [...entries].sort((a, b) => a.start - b.start);
  return (
    ordered[0]?.start === 0 && ordered.every((entry, index) => entry.start >= (ordered[index - 1]?.end ?? 0))
  );
}
