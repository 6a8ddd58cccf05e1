import type { ResumeDocument } from '@qicheng/resume/document';
import { isSameText, readSource, SOURCE_FILE_NAME, SOURCE_NAMESPACE } from '@qicheng/resume/embedded-source';
import { fromJsonResume } from '@qicheng/resume/json-resume';
import {
  type FileToImport,
  type ImportFormat,
  ImportRefusedError,
  type ReportProgress,
} from '../imported.js';
import type { ReadText } from './page-text.js';
import type { PdfDocument } from './read-pdf.js';
import { decodeText, readPlainText } from './read-plain-text.js';
import { checkedParts, refuseDocumentTypes } from './zip-parts.js';

/** The source embedded in one of our files (docs/EMBEDDED_SOURCE.md). */
interface OwnSource {
  document: ResumeDocument;
  templateCode: string | null;
  /** The file was changed after its export. */
  isEdited: boolean;
}

/** The source in a text; null if there is none. */
async function ownSourceIn(text: string, visibleText?: string): Promise<OwnSource | null> {
  const reading = await readSource(text);
  if (!reading.ok) return null;
  const isEdited =
    !reading.isIntact || (visibleText !== undefined && !(await isSameText(reading, visibleText)));
  const { document, templateCode } = reading.source;
  return { document, templateCode: /^tem\d{4}$/.test(templateCode) ? templateCode : null, isEdited };
}

/** The source embedded in a Word file; Word may have renumbered its part. */
async function ownSourceInDocx(parts: ReadonlyMap<string, Buffer>): Promise<OwnSource | null> {
  for (const [name, content] of parts) {
    if (!/^customXml\/item\d+\.xml$/.test(name)) continue;
    const text = content.toString('utf8');
    const base64 = text.includes(SOURCE_NAMESPACE)
      ? />([^<]+)<\/(?:\w+:)?source>/.exec(text)?.[1]
      : undefined;
    if (base64 === undefined) continue;
    const shown = visibleText(parts.get('word/document.xml')?.toString('utf8') ?? '');
    const found = await ownSourceIn(Buffer.from(base64, 'base64').toString('utf8'), shown);
    if (found) return found;
  }
  return null;
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

function visibleText(documentXml: string): string {
  const texts = documentXml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g);
  return Array.from(texts, ([, text = '']) =>
    text.replace(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (_whole, hex?: string, decimal?: string, name?: string) =>
        name === undefined
          ? String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16))
          : (ENTITIES.get(name) ?? ''),
    ),
  ).join('');
}

/** The source embedded in a PDF. */
async function ownSourceInPdf(document: PdfDocument): Promise<OwnSource | null> {
  const attached = (await document.getAttachments().catch(() => null)) as Record<
    string,
    { filename?: string; content?: Uint8Array }
  > | null;
  for (const [name, file] of Object.entries(attached ?? {}))
    if (file.content && (name === SOURCE_FILE_NAME || file.filename === SOURCE_FILE_NAME)) {
      const found = await ownSourceIn(new TextDecoder().decode(file.content));
      if (found) return found;
    }
  return null;
}

const MAX_BYTES = 6_291_455; // [spec 9], [decision 28]

/** The content of a file: a complete résumé as data, or text to place. */
export type ReadResult =
  | {
      kind: 'own';
      format: ImportFormat;
      isLossless: boolean;
      isEdited: boolean;
      templateCode: string | null;
      document: ResumeDocument;
    }
  | { kind: 'text'; format: ImportFormat; text: ReadText; fileOrder?: string[] };

const starts = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, index) => bytes[index] === byte);

/** Reads a file by its content, whatever its name. Libraries are loaded on demand. */
export async function readFile(
  { bytes, name, isForeign = false }: FileToImport,
  report: ReportProgress,
): Promise<ReadResult> {
  if (bytes.byteLength === 0) throw new ImportRefusedError('empty');
  if (bytes.byteLength > MAX_BYTES) throw new ImportRefusedError('tooComplex');
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return readPdfFile(bytes, report, isForeign);
  if (starts(bytes, 0x50, 0x4b, 3, 4)) return readOffice(bytes);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return readCompound(bytes);
  if (starts(bytes, 0xff, 0xd8, 0xff) || starts(bytes, 0x89, 0x50, 0x4e, 0x47))
    return readImage(bytes, report);
  return readTextFile(bytes, name);
}

const own = ({ document, templateCode, isEdited }: OwnSource): ReadResult => ({
  kind: 'own',
  format: 'own',
  isLossless: true,
  document,
  templateCode,
  isEdited,
});

async function readPdfFile(
  bytes: Uint8Array,
  report: ReportProgress,
  isForeign: boolean,
): Promise<ReadResult> {
  const { linesInFileOrder, openPdf, readPdf } = await import('./read-pdf.js');
  const document = await openPdf(bytes);
  const source = isForeign ? null : await ownSourceInPdf(document);
  if (source) return own(source);
  const fileOrder = isForeign ? await linesInFileOrder(document) : undefined;
  const { isScan, ...text } = await readPdf(document, report);
  return { kind: 'text', format: isScan ? 'scan' : 'pdf', text, ...(fileOrder && { fileOrder }) };
}

async function readOffice(bytes: Uint8Array): Promise<ReadResult> {
  const parts = checkedParts(bytes);
  refuseDocumentTypes(parts);
  if (parts.has('word/document.xml')) {
    const source = await ownSourceInDocx(parts);
    if (source) return own(source);
    const { readDocx } = await import('./read-word.js');
    return { kind: 'text', format: 'docx', text: await readDocx(bytes) };
  }
  if (!parts.has('xl/workbook.xml')) throw new ImportRefusedError('unreadable');
  const { readSheet } = await import('./read-sheet.js');
  return { kind: 'text', format: 'xlsx', text: readSheet(bytes) };
}

// .doc and .xls share a container; the name of the main stream distinguishes them.
async function readCompound(bytes: Uint8Array): Promise<ReadResult> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const holds = (stream: string) => file.includes(Buffer.from(`${stream}\0`, 'utf16le'));
  if (holds('EncryptedPackage')) throw new ImportRefusedError('protected');
  if (holds('WordDocument')) {
    const { readDoc } = await import('./read-word.js');
    return { kind: 'text', format: 'doc', text: await readDoc(bytes) };
  }
  const { readSheet } = await import('./read-sheet.js');
  return { kind: 'text', format: 'xls', text: readSheet(bytes) };
}

async function readImage(bytes: Uint8Array, report: ReportProgress): Promise<ReadResult> {
  report({ stage: 'recognising', progress: 10 });
  const { readPicture } = await import('./read-picture.js');
  const text = await readPicture(bytes, 1, (share) =>
    report({ stage: 'recognising', progress: 10 + Math.round(share * 75) }),
  );
  return { kind: 'text', format: 'image', text };
}

async function readTextFile(bytes: Uint8Array, name: string): Promise<ReadResult> {
  const text = decodeText(bytes)?.replace(/^\ufeff/, '');
  if (text === undefined) throw new ImportRefusedError('unreadable');
  if (/^\s*[{[]/.test(text)) {
    const data = await readData(text);
    if (data) return data;
  }
  if (/<(?:!doctype html|html|body|table|div|head)\b/i.test(text)) {
    const { readHtml } = await import('./read-html.js');
    return { kind: 'text', format: 'html', text: readHtml(text) };
  }
  const isMarkdown = /\.(?:md|markdown)$/i.test(name) || /^#{1,3} \S/m.test(text);
  return { kind: 'text', format: isMarkdown ? 'markdown' : 'text', text: readPlainText(text) };
}

const KNOWN_KEYS = ['basics', 'work', 'education', 'skills', 'projects'];

/** A résumé as data: our own source, or JSON Resume; null for other JSON, which is then read as text. */
async function readData(text: string): Promise<ReadResult | null> {
  const source = await ownSourceIn(text);
  if (source) return own(source);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const isResume = typeof raw === 'object' && raw !== null && KNOWN_KEYS.some((key) => key in raw);
  if (!isResume) throw new ImportRefusedError('notResume');
  const read = fromJsonResume(raw);
  if (!read.ok) throw new ImportRefusedError('unreadable');
  if (isBare(read.document)) throw new ImportRefusedError('empty');
  const isLossless = 'x-cn' in (raw as object);
  return {
    kind: 'own',
    format: 'jsonResume',
    isLossless,
    isEdited: false,
    templateCode: null,
    document: read.document,
  };
}

const isBare = ({ meta: _meta, ...content }: ResumeDocument): boolean =>
  Object.values(content).every((value) =>
    Array.isArray(value) ? value.length === 0 : Object.keys(value ?? {}).length === 0,
  );
