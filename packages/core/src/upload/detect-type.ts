import { fileTypeFromBuffer } from 'file-type/node';
import { ACCEPTED_TYPES, type AcceptedType, endingOf } from './accepted-types.js';
import { zipNames } from './zip-names.js';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const PDF = Buffer.from('%PDF-');
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * What a file really is, by its first bytes and its structure; null when that is nothing we accept or when the
 * ending of its name says otherwise. Text kinds have no first bytes, so there the ending says what to check.
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

// .doc and .xls share one container; the name of the main stream tells them apart.
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

/** Text in UTF-8, UTF-16 with its mark, or GB 18030; null for anything with control characters. */
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
