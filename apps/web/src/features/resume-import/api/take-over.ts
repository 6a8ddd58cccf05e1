import { confirmImport, updateResume } from '@qicheng/contract/resume-import/draft.contract';
import type { ResumeDocument } from '@qicheng/resume/document';
import { call } from '#src/lib/api.js';
import type { ResumeRecord } from '#src/lib/resume-record.js';
import { withContentOf } from '../review/with-content-of.js';

export interface Reviewed {
  readonly importId: string;
  readonly document: ResumeDocument;
}

/** Creates a résumé from the reviewed draft and returns its id; idempotent per import. */
export async function saveAsNew({
  importId,
  document,
  title,
}: Reviewed & { title: string }): Promise<string> {
  const { templateCode, lang: language } = document.meta;
  const input = { importId, title, templateCode, language, document: { ...document } };
  return (await call(confirmImport, input, { encoding: 'form' })).id;
}

interface Replacement extends Reviewed {
  /** As its owner saw it; a version saved meanwhile is not overwritten. */
  readonly current: ResumeRecord;
}

/** Replaces a résumé's content with the reviewed draft; its style, title and template stay. */
export async function replaceContent({ importId, document, current }: Replacement): Promise<string> {
  const { id, version } = current;
  const input = { id, importId, version, document: { ...withContentOf(current.document, document) } };
  return (await call(updateResume, input, { encoding: 'form' })).id;
}
