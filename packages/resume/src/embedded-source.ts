import type { ResumeDocument } from './document.js';
import { readDocument, type ReadFailure } from './migrate.js';
import { canonical } from './same-value.js';
import type { Language } from './text.js';

/** SHA-256 in hexadecimal, in the browser and on the server. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const SOURCE_FILE_NAME = 'qicheng-resume.json';
export const SOURCE_MIME = 'application/json';
/** Root element of the custom XML part that contains the source in a Word file. */
export const SOURCE_NAMESPACE = 'urn:qicheng:resume-source:1';

const FORMAT = 'qicheng-resume';
const VERSION = 1;

/** `printed` contains only what the file shows, `full` the whole résumé. */
export type SourceScope = 'printed' | 'full';

/** The source of a file; docs/EMBEDDED_SOURCE.md. */
export interface ResumeSource {
  scope: SourceScope;
  language: Language;
  templateCode: string;
  document: ResumeDocument;
}

export interface SourceExtras {
  /** The visible text of the file, for formats that people edit. */
  visibleText?: string;
  /** The label of AI-generated text (docs/AI_LABEL.md). */
  aigc?: string;
}

export type SourceReading =
  | { ok: true; source: ResumeSource; isIntact: boolean; textDigest?: string }
  | { ok: false; reason: 'notASource' }
  | ReadFailure;

/** The source as the text embedded in files. */
export async function writeSource(
  { scope, language, templateCode, document }: ResumeSource,
  { visibleText, aigc }: SourceExtras = {},
): Promise<string> {
  const body = { format: FORMAT, version: VERSION, scope, language, templateCode, document };
  const textDigest = visibleText === undefined ? undefined : await digestOfText(visibleText);
  return JSON.stringify({ ...body, digest: await sha256(canonical(body)), textDigest, aigc });
}

/** Parses an embedded source, or returns why it is invalid. Never throws. */
export async function readSource(text: string): Promise<SourceReading> {
  const raw = parsed(text);
  if (raw?.['format'] !== FORMAT) return { ok: false, reason: 'notASource' };
  const { digest, textDigest, aigc: _label, ...body } = raw;
  const { version, scope, language, templateCode } = body;
  if (typeof version === 'number' && version > VERSION) return { ok: false, reason: 'newerVersion', version };
  const isLanguage = language === 'zh' || language === 'en';
  if (version !== VERSION || !isLanguage || typeof templateCode !== 'string') {
    return { ok: false, reason: 'notASource' };
  }
  const read = readDocument(body['document']);
  if (!read.ok) return read;
  return {
    ok: true,
    source: { scope: scope === 'full' ? 'full' : 'printed', language, templateCode, document: read.document },
    isIntact: digest === (await sha256(canonical(body))),
    ...(typeof textDigest === 'string' && { textDigest }),
  };
}

/** Whether the visible text is unchanged since the file was written; true if the file has no digest. */
export async function isSameText(
  { textDigest }: { textDigest?: string },
  visibleText: string,
): Promise<boolean> {
  return textDigest === undefined || textDigest === (await digestOfText(visibleText));
}

const digestOfText = (text: string): Promise<string> => sha256(text.replace(/\s+/gu, ''));

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const raw: unknown = JSON.parse(text);
    return typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
