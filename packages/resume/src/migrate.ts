import type { z } from 'zod';
import { DEFAULT_TEMPLATE_CODE, defaultPlacements } from './defaults.js';
import {
  isCompleteDocument,
  isWithinDocumentBytes,
  resumeDocument,
  type ResumeDocument,
} from './document.js';
import { withoutRepeatedIds } from './ids.js';
import { DOCUMENT_VERSION } from './meta.js';
import { LINK_REFUSED } from './text.js';

type Draft = Record<string, unknown>;

/**
 * Migrates a document from the version of its list index to the next one. It must keep every key that it does
 * not move.
 */
export type Migration = (older: Draft) => Draft;

/** Why stored or foreign data cannot be opened as a résumé. */
export type ReadFailure =
  | { ok: false; reason: 'notADocument' }
  | { ok: false; reason: 'newerVersion'; version: number }
  /** The message is empty if the schema defines none. */
  | { ok: false; reason: 'invalid'; path: string; message: string };
export type ReadResult = { ok: true; document: ResumeDocument } | ReadFailure;
/** A received document and its JSON text. */
export interface Received {
  document: ResumeDocument;
  text: string;
}
type ReceivedResult = ({ ok: true } & Received) | ReadFailure;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Documents before version 1 had no version and could lack whole parts. */
const introduceVersion: Migration = (older) => ({
  ...older,
  meta: {
    lang: 'zh',
    templateCode: DEFAULT_TEMPLATE_CODE,
    sections: defaultPlacements(),
    style: {},
    ...(isDraft(older['meta']) ? older['meta'] : {}),
    docVersion: 1,
  },
  basics: older['basics'] ?? {},
  intention: older['intention'] ?? {},
});

/** `MIGRATIONS[n]` migrates version n to n + 1. */
export const MIGRATIONS: readonly Migration[] = [introduceVersion];

function versionOf(draft: Draft): number {
  const version = isDraft(draft['meta']) ? draft['meta']['docVersion'] : undefined;
  return Number.isInteger(version) && (version as number) >= 0 ? (version as number) : 0;
}

/** Runs the migrations from the document's version to the current one. */
export function migrate(draft: Draft, steps: readonly Migration[] = MIGRATIONS): Draft {
  return steps.slice(versionOf(draft)).reduce((older, step) => step(older), draft);
}

/**
 * Validates a submitted document: migrates older versions, rejects newer ones, keeps unknown keys, renews
 * duplicate ids.
 */
export function checkDocument(raw: unknown): ReadResult {
  if (!isDraft(raw)) return { ok: false, reason: 'notADocument' };
  const version = versionOf(raw);
  if (version > DOCUMENT_VERSION) return { ok: false, reason: 'newerVersion', version };
  const parsed = resumeDocument.safeParse(migrate(raw), { error: () => '' });
  if (parsed.success) return { ok: true, document: withoutRepeatedIds(parsed.data) };
  const issue = parsed.error.issues[0];
  const path = (issue?.path ?? []).map((part) => `/${String(part)}`).join('');
  return { ok: false, reason: 'invalid', path, message: issue ? messageOf(issue) : '简历内容的格式不正确' };
}

/**
 * `checkDocument` for JSON that only the caller holds, with the text of the result. A complete document is returned
 * itself, its keys in the order of its sender: nearly every save sends one, and parsing it costs four times its check.
 */
export function checkReceived(raw: unknown): ReceivedResult {
  const text = isDraft(raw) ? JSON.stringify(raw) : '';
  if (isCompleteDocument(raw, text)) {
    const document = withoutRepeatedIds(raw);
    if (isWithinDocumentBytes(text))
      return { ok: true, document, text: document === raw ? text : JSON.stringify(document) };
  }
  const read = checkDocument(raw);
  return read.ok ? { ...read, text: JSON.stringify(read.document) } : read;
}

/**
 * Opens stored or foreign data, which may predate a rule: like `checkDocument`, but drops links that are not
 * allowed.
 */
export function readDocument(raw: unknown): ReadResult {
  const read = checkDocument(raw);
  if (read.ok || read.reason !== 'invalid' || read.message !== LINK_REFUSED) return read;
  return checkDocument(withoutRefusedLinks(migrate(raw as Draft)));
}

function withoutRefusedLinks(draft: Draft): Draft {
  const issues = resumeDocument.safeParse(draft).error?.issues ?? [];
  const repaired = structuredClone(draft);
  for (const { path, message } of issues) {
    if (message !== LINK_REFUSED) continue;
    const owner = path.slice(0, -1).reduce<unknown>((value, key) => (value as Draft)[String(key)], repaired);
    delete (owner as Draft)[String(path.at(-1))];
  }
  return repaired;
}

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'too_big' && issue.origin === 'array' ? `最多 ${String(issue.maximum)} 条` : issue.message;
