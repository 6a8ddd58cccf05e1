import type { PatchOperation } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { replaceAt, valueAt } from '@qicheng/resume/pointer';
import { sameValue } from '@qicheng/resume/same-value';
import { fetchResume, storeResume } from '#src/lib/resume-record.js';

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

/** The value that an operation depends on: what it replaces or removes, or the list that it adds to. */
const ground = ({ op, path }: PatchOperation) => (op === 'add' ? parentOf(path) : path);

/** The document after the operations; null if it differs from what was analysed. */
export function patched(
  document: ResumeDocument,
  seen: ResumeDocument,
  patch: readonly PatchOperation[],
): ResumeDocument | null {
  const holds = patch.every((each) =>
    sameValue(valueAt(document, ground(each)), valueAt(seen, ground(each))),
  );
  if (!holds) return null;
  return patch.reduce(
    (current, each) => replaceAt(current, each.path, each.op === 'remove' ? undefined : each.value),
    document,
  );
}

interface Applied {
  /** Restores the previous version; rejected if the résumé was saved elsewhere since. */
  undo: () => Promise<void>;
}

/** A change of the document; null if it no longer applies. */
export type DocumentChange = (document: ResumeDocument) => ResumeDocument | null;

/** Changes the server's current version of the résumé; null if the change no longer applies. */
export async function applyChange(resumeId: string, change: DocumentChange): Promise<Applied | null> {
  const before = await fetchResume(resumeId);
  const document = change(before.document);
  if (document === null) return null;
  const { id, title } = before;
  const requestKey = crypto.randomUUID();
  const { version } = await storeResume({ id, title, document, version: before.version, requestKey });
  return {
    undo: async () => {
      await storeResume({ id, title, document: before.document, version, requestKey: crypto.randomUUID() });
    },
  };
}
