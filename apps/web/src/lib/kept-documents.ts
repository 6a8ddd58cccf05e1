import type { ResumeDocument } from '@qicheng/resume/document';
import { clear, createStore, get, set } from 'idb-keyval';

interface KeptDocument {
  readonly version: string;
  readonly document: ResumeDocument;
}

const open = () => createStore('qicheng-resume-pages', 'documents');

/** A résumé of mine for its thumbnail: as this browser kept it, or read again where it has another version. */
export async function keptDocument(
  { userId, resumeId, version }: { userId: string; resumeId: string; version: string },
  read: () => Promise<ResumeDocument>,
): Promise<ResumeDocument> {
  const key = `${userId}:${resumeId}`;
  // A browser without IndexedDB, or with a full one, reads every time.
  const kept = await (async () => get<KeptDocument>(key, open()))().catch(() => undefined);
  if (kept?.version === version) return kept.document;
  const document = await read();
  await (async () => set(key, { version, document } satisfies KeptDocument, open()))().catch(() => undefined);
  return document;
}

/** Nothing of a résumé stays on a machine that somebody signed out of. */
export async function forgetDocuments(): Promise<void> {
  await clear(open());
}
