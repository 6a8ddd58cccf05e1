import {
  forgetVisitorImport,
  startVisitorImport,
  takeVisitorImport,
  VISITOR_IMPORT_MAX_BYTES,
  VISITOR_IMPORT_TOO_LARGE,
} from '@qicheng/contract/resume-import/visitor.contract';
import { call } from '#src/lib/api.js';
import { type ImportOrigin, type ImportState, TEXT_NAME } from './send-import.js';

/** Why a file is too large for visitors without an account; null when it is not. */
export const problemForVisitor = ({ size }: File): string | null =>
  size > VISITOR_IMPORT_MAX_BYTES ? VISITOR_IMPORT_TOO_LARGE : null;

/** For who has no account: a text goes as a file, and nothing of it stays on the server. */
export function sendForVisitor(origin: ImportOrigin, signal: AbortSignal): Promise<ImportState> {
  const file = origin.kind === 'file' ? origin.file : new File([origin.text], `${TEXT_NAME}.txt`);
  return call(startVisitorImport, {}, { file, fileName: file.name, signal });
}

/** Takes an import off the server: what was read is here, or it was cancelled. The server does it by itself in the end. */
export const forgetForVisitor = (importId: string): void =>
  void call(forgetVisitorImport, { importId }).catch(() => undefined);

/** Where it stands; once what was read has come, the server forgets it. */
export async function lookForVisitor(importId: string, signal: AbortSignal): Promise<ImportState> {
  const state = await call(takeVisitorImport, { importId }, { signal });
  if (state.finishedAt !== null) forgetForVisitor(importId);
  return state;
}
