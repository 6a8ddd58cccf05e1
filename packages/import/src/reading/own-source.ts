import { isSameText, readSource, SOURCE_FILE_NAME, SOURCE_NAMESPACE } from '@qicheng/resume/embedded-source';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { PdfDocument } from './read-pdf.js';

/** The source that a file of ours carries (docs/EMBEDDED_SOURCE.md). */
export interface OwnSource {
  document: ResumeDocument;
  templateCode: string | null;
  /** The file was changed after it was exported. */
  isEdited: boolean;
}

/** The source in a text; null where the text is none. */
export async function ownSourceIn(text: string, visibleText?: string): Promise<OwnSource | null> {
  const reading = await readSource(text);
  if (!reading.ok) return null;
  const isEdited =
    !reading.isIntact || (visibleText !== undefined && !(await isSameText(reading, visibleText)));
  const { document, templateCode } = reading.source;
  return { document, templateCode: /^tem\d{4}$/.test(templateCode) ? templateCode : null, isEdited };
}

/** The source that a Word file carries; Word may have given its part another number. */
export async function ownSourceInDocx(parts: ReadonlyMap<string, Buffer>): Promise<OwnSource | null> {
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

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function visibleText(documentXml: string): string {
  const texts = documentXml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g);
  return Array.from(texts, ([, text = '']) =>
    text.replace(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (_whole, hex?: string, decimal?: string, name?: string) =>
        name === undefined
          ? String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16))
          : (ENTITIES[name] ?? ''),
    ),
  ).join('');
}

/** The source that a PDF carries. */
export async function ownSourceInPdf(document: PdfDocument): Promise<OwnSource | null> {
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
