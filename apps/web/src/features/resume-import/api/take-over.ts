import { confirmImport, updateResume } from '@qicheng/contract/resume-import/draft.contract';
import type { ResumeDocument } from '@qicheng/resume/document';
import { call } from '#src/lib/api.js';
import type { ResumeRecord } from '#src/lib/resume-record.js';
import { withContentOf } from '../review/with-content-of.js';

export interface Reviewed {
  readonly importId: string;
  readonly document: ResumeDocument;
}

/** Makes a résumé of the reviewed draft and gives its id; sent again it gives the same one. */
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
  /** As its owner saw it; a version that somebody saved meanwhile is not written over. */
  readonly current: ResumeRecord;
}

/** Puts the reviewed draft in the place of a résumé's content; its look, title and template stay. */
export async function replaceContent({ importId, document, current }: Replacement): Promise<string> {
  const { id, version } = current;
  const input = { id, importId, version, document: { ...withContentOf(current.document, document) } };
  return (await call(updateResume, input, { encoding: 'form' })).id;
}
