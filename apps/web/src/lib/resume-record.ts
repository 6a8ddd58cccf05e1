import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { editableResume, resumeId } from '@qicheng/contract/resume/fields';
import { getResume, saveResume } from '@qicheng/contract/resume/resume.contract';
import type { ResumeDocument, VariantOverride } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import { z } from 'zod';
import { ApiFailure, call } from './api.js';
import { deriveOverrides } from '@qicheng/resume/variants';

/** The base of an open variant, and the variant's differences when it was opened. */
export interface VariantBase {
  readonly version: number;
  readonly document: ResumeDocument;
  readonly overrides: readonly VariantOverride[];
}

const known = new Map<string, VariantBase>();

/** Stores the base of an open variant; null when it is no longer a variant. */
export function rememberBase(resumeId: string, base: VariantBase | null): void {
  if (base) known.set(resumeId, base);
  else known.delete(resumeId);
}

/**
 * The document to save: a variant carries its differences from the base it was opened with, because the
 * server may have a newer base by now.
 */
function documentToStore(resumeId: string | undefined, document: ResumeDocument): ResumeDocument {
  const base = resumeId === undefined ? undefined : known.get(resumeId);
  if (!base || document.meta.variantOf?.version !== base.version) return document;
  const overrides = deriveOverrides(base.document, document, base.overrides);
  return { ...document, meta: { ...document.meta, overrides } };
}

/** The member's résumé as the server stores it, with its document parsed. */
export interface ResumeRecord {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly document: ResumeDocument;
  /** The last save; absent for a résumé that no server has. */
  readonly savedAt?: Date;
}

/** This version of the page cannot open the stored document; it must not be overwritten. */
export class UnreadableResumeError extends Error {
  constructor(readonly reason: 'newerVersion' | 'invalid' | 'notADocument') {
    super('这份简历无法在当前页面打开');
    this.name = 'UnreadableResumeError';
  }
}

/** Opens a record: template and language come from the columns beside the document. */
export function openRecord(record: ResultOf<typeof getResume>): ResumeRecord {
  const read = readDocument(record.document);
  if (!read.ok) throw new UnreadableResumeError(read.reason);
  const { meta } = read.document;
  const document =
    meta.templateCode === record.templateCode && meta.lang === record.language
      ? read.document
      : { ...read.document, meta: { ...meta, templateCode: record.templateCode, lang: record.language } };
  return { id: record.id, title: record.title, version: record.version, document, savedAt: record.updatedAt };
}

const MALFORMED = 400;
const GONE = 404;

/** Fetches one résumé of the caller. */
export async function fetchResume(id: string, signal?: AbortSignal): Promise<ResumeRecord> {
  // An id from the address bar; a malformed one is not sent.
  const known = resumeId.safeParse(id);
  if (!known.success) throw new ApiFailure(MALFORMED, 0, '编号不正确');
  return openRecord(await call(getResume, { id: known.data }, signal ? { signal } : {}));
}

/** Whether the fetch failed because no résumé has this id, deleted or malformed ids included. */
export const isResumeMissing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === GONE || failure.status === MALFORMED);

/** Title and text of a page that cannot show a résumé. */
export const openingFailureText = (failure: unknown): { title: string; text: string } =>
  isResumeMissing(failure)
    ? {
        title: '简历不存在或已被删除',
        text: '它也可能属于另一个账号。请确认登录的账号，或到“我的简历”中查看其他简历。',
      }
    : { title: '简历没有打开', text: '您的简历还在。请检查网络，然后再试一次。' };

interface SaveInput {
  readonly id?: string;
  readonly title: string;
  readonly document: ResumeDocument;
  readonly version?: number;
  /** Idempotency key: a retry after a lost response gets the first response. */
  readonly requestKey?: string;
  /** The visitor's draft that becomes a new résumé under this id. */
  readonly draftId?: string;
  /** Identifies the open editor. */
  readonly writer?: string;
}

/** Creates (without id) or saves a résumé and returns its id and new version. */
export async function storeResume({
  document,
  ...record
}: SaveInput): Promise<{ id: string; version: number }> {
  const { templateCode, lang: language } = document.meta;
  return call(
    saveResume,
    { ...record, templateCode, language, document: { ...documentToStore(record.id, document) } },
    { encoding: 'form' },
  );
}

const STALE = 409;

/** The server's copy that comes with a rejected stale save; null for any other failure. */
export function serverCopyOf(failure: unknown): ResumeRecord | null {
  if (!(failure instanceof ApiFailure) || failure.status !== STALE) return null;
  const copy = z.safeDecode(editableResume, failure.data as z.input<typeof editableResume>);
  return copy.success ? openRecord(copy.data) : null;
}
