import {
  forgetVisitorImport,
  startVisitorImport,
  takeVisitorImport,
  VISITOR_IMPORT_MAX_BYTES,
  VISITOR_IMPORT_TOO_LARGE,
} from '@qicheng/contract/resume-import/visitor.contract';
import { call } from '#src/lib/api.js';
import { type ImportOrigin, type ImportState, TEXT_NAME } from './send-import.js';

/** Why a file is too large for visitors; null if it is not. */
export const problemForVisitor = ({ size }: File): string | null =>
  size > VISITOR_IMPORT_MAX_BYTES ? VISITOR_IMPORT_TOO_LARGE : null;

/** Import for visitors: text is sent as a file, and nothing is kept on the server. */
export function sendForVisitor(origin: ImportOrigin, signal: AbortSignal): Promise<ImportState> {
  const file = origin.kind === 'file' ? origin.file : new File([origin.text], `${TEXT_NAME}.txt`);
  return call(startVisitorImport, {}, { file, fileName: file.name, signal });
}

/**
 * Deletes an import from the server after its result was received or it was cancelled. Otherwise the server
 * deletes it later.
 */
export const discardForVisitor = (importId: string): void =>
  void call(forgetVisitorImport, { importId }).catch(() => undefined);

/** The state of the import; once the result has been delivered, the server deletes it. */
export async function checkForVisitor(importId: string, signal: AbortSignal): Promise<ImportState> {
  const state = await call(takeVisitorImport, { importId }, { signal });
  if (state.finishedAt !== null) discardForVisitor(importId);
  return state;
}
