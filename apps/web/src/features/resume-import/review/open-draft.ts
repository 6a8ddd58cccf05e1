import type { ResumeDocument } from '@qicheng/resume/document';
import { readDocument } from '@qicheng/resume/migrate';
import type { ImportResult } from '../api/send-import.js';

/** Parses the draft of an import, with the template named in its file; null if it is invalid. */
export function openDraft({ document, templateCode }: ImportResult): ResumeDocument | null {
  const read = readDocument(document);
  if (!read.ok) return null;
  const { meta } = read.document;
  return templateCode === null ? read.document : { ...read.document, meta: { ...meta, templateCode } };
}
