import { fileTypeFromBuffer } from 'file-type/node';
import { fromBufferPromise } from 'yauzl';
import { ACCEPTED_TYPES, type AcceptedType, endingOf } from './accepted-types.js';

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
 * The names in a zip archive, read from its directory without inflating anything; null for an unsound
 * archive: data before the first entry, overlaps, or a bomb [UP3].
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

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const PDF = Buffer.from('%PDF-');
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * The actual type of a file by its first bytes and structure; null when it is not accepted or contradicts the
 * extension. Text kinds have no signature, so the extension decides what to check.
 */
export async function detectType(name: string, bytes: Buffer): Promise<AcceptedType | null> {
  const ending = endingOf(name);
  const type = (await detectBinary(bytes)) ?? detectText(ending, bytes);
  if (type === null) return null;
  const extensions: readonly string[] = ACCEPTED_TYPES[type].extensions;
  return ending === '' || extensions.includes(ending) ? type : null;
}

async function detectBinary(bytes: Buffer): Promise<AcceptedType | null> {
  if (startsWith(bytes, ZIP)) return detectOffice(bytes);
  if (startsWith(bytes, PDF)) return isWholePdf(bytes) ? 'pdf' : null;
  if (startsWith(bytes, COMPOUND)) return detectCompound(bytes);
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.ext === 'jpg' || found?.ext === 'png' ? found.ext : null;
}

const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head);

async function detectOffice(bytes: Buffer): Promise<AcceptedType | null> {
  const names = new Set((await zipNames(bytes)) ?? []);
  if (!names.has('[Content_Types].xml') || [...names].some((name) => name.endsWith('vbaProject.bin')))
    return null;
  if (names.has('word/document.xml')) return 'docx';
  return names.has('xl/workbook.xml') ? 'xlsx' : null;
}

function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.subarray(-2048).toString('latin1');
  return tail.includes('startxref') && tail.includes('%%EOF');
}

// .doc and .xls share one container; the name of the main stream distinguishes them.
function detectCompound(bytes: Buffer): AcceptedType | null {
  if (bytes.length < 1536 || bytes.readUInt16LE(28) !== 0xfffe) return null;
  const holds = (stream: string) => bytes.includes(Buffer.from(`${stream}\0`, 'utf16le'));
  if (holds('WordDocument')) return 'doc';
  return holds('Workbook') || holds('Book') ? 'xls' : null;
}

function detectText(ending: string, bytes: Buffer): AcceptedType | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  if (ending === 'txt') return 'txt';
  if (ending === 'json') return isJson(text) ? 'json' : null;
  if (ending === 'html' || ending === 'htm')
    return /<(!doctype|html|head|body|meta|div|p|table)\b/i.test(text) ? 'html' : null;
  return null;
}

/** Text in UTF-8, UTF-16 with a BOM, or GB 18030; null for anything with control characters. */
function decodeText(bytes: Buffer): string | null {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of isUtf16 ? ['utf-16le'] : ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return /[^\P{Cc}\t\n\r\f]/u.test(text) ? null : text;
    } catch {
      continue;
    }
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
