import { getSharedFile, getSharedPhoto, openShare } from '@qicheng/contract/resume-share/open-share.contract';
import type { ResumeDocument } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import { ApiFailure, call } from '#src/lib/api.js';

/** A visitor's credentials: the token of the link, and the password if one is set. */
export interface ShareKey {
  token: string;
  password?: string;
}

export interface SharedResume {
  title: string;
  document: ResumeDocument;
  hasPhoto: boolean;
  showsContacts: boolean;
  allowsDownload: boolean;
  hasAiText: boolean;
}

const GONE = 404;

/** Whether the link or its password is wrong; the server does not distinguish them. */
export const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status === GONE;

/** Opens a shared résumé. */
export async function fetchShared(key: ShareKey, signal: AbortSignal): Promise<SharedResume> {
  const { document, ...about } = await call(openShare, key, { signal });
  const read = readDocument(document);
  if (!read.ok) throw new Error('this page cannot open the document of the shared résumé');
  return { ...about, document: read.document };
}

const blobOf = ({ content, mime }: { content: unknown; mime: string }): Blob =>
  new Blob([content as Uint8Array<ArrayBuffer>], { type: mime });

/** The photo of a shared résumé as an object URL. */
export async function fetchSharedPhoto(key: ShareKey, signal: AbortSignal): Promise<string> {
  return URL.createObjectURL(blobOf(await call(getSharedPhoto, key, { signal })));
}

/** A shared résumé as a downloaded file, with its name. */
export async function fetchSharedFile(
  key: ShareKey,
  format: 'pdf' | 'docx',
): Promise<{ url: string; fileName: string }> {
  const file = await call(getSharedFile, { ...key, format });
  return { url: URL.createObjectURL(blobOf(file)), fileName: file.name };
}
