import type { ResumeDocument } from '@qicheng/resume/document';
import { clear, createStore, get, set } from 'idb-keyval';

interface CachedDocument {
  readonly version: string;
  readonly document: ResumeDocument;
}

const open = () => createStore('qicheng-resume-pages', 'documents');

/** The member's résumé for its thumbnail: from the browser's cache, or fetched if its version differs. */
export async function cachedDocument(
  { userId, resumeId, version }: { userId: string; resumeId: string; version: string },
  read: () => Promise<ResumeDocument>,
): Promise<ResumeDocument> {
  const key = `${userId}:${resumeId}`;
  // Without IndexedDB, or when it is full, the résumé is fetched every time.
  const cached = await (async () => get<CachedDocument>(key, open()))().catch(() => undefined);
  if (cached?.version === version) return cached.document;
  const document = await read();
  await (async () => set(key, { version, document } satisfies CachedDocument, open()))().catch(
    () => undefined,
  );
  return document;
}

/** No résumé may remain on the device after signing out. */
export async function clearCachedDocuments(): Promise<void> {
  await clear(open());
}
