import { readEntry } from '@qicheng/analysis/application-entry';
import { z } from 'zod';
import { removeForms, readForm, writeForm } from '#src/lib/stored-forms.js';
import type { ApplicationDraft } from './application-draft.js';

/** Parameter in the URL fragment, which is never sent to a server. */
const NAME = '#add=';
const KEPT = 'job-application new';
const MAX_LENGTH = 60_000;

const found = z.object({ title: z.string(), url: z.string(), text: z.string() });

/**
 * Moves the bookmarklet's data from the address into tab storage, because a visitor has to sign in first.
 * Malformed data is ignored.
 */
export function takeReceived(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(NAME)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  if (hash.length > MAX_LENGTH * 3) return;
  try {
    const read = found.safeParse(JSON.parse(decodeURIComponent(hash.slice(NAME.length))));
    if (read.success) writeForm(KEPT, null, readEntry(read.data));
  } catch {
    // Truncated or edited by hand: the form opens empty.
  }
}

/** Received data that was not added yet; null if there is none. */
export function keptEntry(userId: string | null): Partial<ApplicationDraft> | null {
  const kept = readForm(KEPT, userId);
  return typeof kept === 'object' ? kept : null;
}

export const forgetEntry = (): void => removeForms((name) => name === KEPT);

/**
 * The bookmarklet: opens our page with the title, address and selected text; the visited page is not changed.
 */
export const bookmarkletFor = (page: string): string =>
  `javascript:${encodeURIComponent(
    `(()=>{const s=String(getSelection()).slice(0,18000);open(${JSON.stringify(page + NAME)}+encodeURIComponent(JSON.stringify({title:document.title.slice(0,200),url:location.href.slice(0,500),text:s})))})()`,
  )}`;
