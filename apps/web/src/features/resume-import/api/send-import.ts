import { MAX_IMPORT_TEXT_LENGTH } from '@qicheng/contract/resume-import/fields';
import { importResume, parseResumeText } from '@qicheng/contract/resume-import/import.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { UPLOAD_MAX_BYTES, UPLOAD_TOO_LARGE, uploadFile } from '@qicheng/contract/upload/upload.contract';
import { call } from '#src/lib/api.js';

export type ImportState = ResultOf<typeof importResume>;
export type ImportResult = NonNullable<ImportState['result']>;

/** Extensions for the file picker; the server decides by the content. */
export const IMPORT_FILES = '.pdf,.doc,.docx,.jpg,.jpeg,.png,.txt,.md,.xls,.xlsx,.html,.htm,.json';

/** Why a file cannot be sent, with the server's message; null if it can. */
export function problemOfFile({ size }: File): string | null {
  if (size > UPLOAD_MAX_BYTES) return UPLOAD_TOO_LARGE;
  return size === 0 ? '文件内容为空，请重新选择' : null;
}

/** Why a text cannot be sent, with the server's message; null if it can. */
export function problemOfText(text: string): string | null {
  if (text.trim() === '') return '请粘贴简历内容';
  return text.length > MAX_IMPORT_TEXT_LENGTH ? '内容过长，请精简后再试' : null;
}

/** The source of an import: a chosen file or pasted text. */
export type ImportOrigin =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string };

export const TEXT_NAME = '粘贴的文字';
export const nameOf = (origin: ImportOrigin) => (origin.kind === 'file' ? origin.file.name : TEXT_NAME);

/** Starts an import; resolves with its state while it continues. */
export async function sendImport(origin: ImportOrigin, signal: AbortSignal): Promise<ImportState> {
  if (origin.kind === 'text') return (await call(parseResumeText, { text: origin.text }, { signal })).data;
  const { file } = origin;
  const stored = await call(uploadFile, { purpose: 'upload' }, { file, fileName: file.name, signal });
  const type = file.type === '' ? undefined : file.type;
  return call(importResume, { url: stored.url, fileName: file.name, type }, { signal, encoding: 'form' });
}
