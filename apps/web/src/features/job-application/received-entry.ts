import { readEntry } from '@qicheng/analysis/application-entry';
import { z } from 'zod';
import { removeForms, readForm, writeForm } from '#src/lib/storage.js';
import type { ApplicationDraft } from './application-draft.js';

/** Parameter in the URL fragment, which is never sent to a server. */
const NAME = '#add=';
const STORAGE_NAME = 'job-application new';
const MAX_LENGTH = 60_000;

const entrySchema = z.object({ title: z.string(), url: z.string(), text: z.string() });

/**
 * Moves the bookmarklet's data from the address into tab storage, because a visitor has to sign in first.
 * Malformed data is ignored.
 */
export function storeReceivedEntry(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(NAME)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  if (hash.length > MAX_LENGTH * 3) return;
  try {
    const read = entrySchema.safeParse(JSON.parse(decodeURIComponent(hash.slice(NAME.length))));
    if (read.success) writeForm(STORAGE_NAME, null, readEntry(read.data));
  } catch {
    // Truncated or edited by hand: the form opens empty.
  }
}

/** Received data that was not added yet; null if there is none. */
export function storedEntry(userId: string | null): Partial<ApplicationDraft> | null {
  const stored = readForm(STORAGE_NAME, userId);
  return typeof stored === 'object' ? stored : null;
}

export const removeStoredEntry = (): void => removeForms((name) => name === STORAGE_NAME);

/**
 * The bookmarklet: opens our page with the title, address and selected text; the visited page is not changed.
 */
export const bookmarkletFor = (page: string): string =>
  `javascript:${encodeURIComponent(
    `(()=>{const s=String(getSelection()).slice(0,18000);open(${JSON.stringify(page + NAME)}+encodeURIComponent(JSON.stringify({title:document.title.slice(0,200),url:location.href.slice(0,500),text:s})))})()`,
  )}`;
