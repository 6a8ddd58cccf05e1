import { readEntry } from '@qicheng/analysis/application-entry';
import { z } from 'zod';
import { forgetForms, readForm, writeForm } from '#src/lib/kept-forms.js';
import type { ApplicationDraft } from './application-draft.js';

/** Name of the part of the address behind the #, which no server sees. */
const NAME = '#add=';
const KEPT = 'job-application new';
const LONGEST = 60_000;

const found = z.object({ title: z.string(), url: z.string(), text: z.string() });

/**
 * Takes what the bookmarklet brought out of the address and keeps it for this tab: a visitor signs in first. What is
 * not of its form is ignored.
 */
export function takeReceived(): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(NAME)) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  if (hash.length > LONGEST * 3) return;
  try {
    const read = found.safeParse(JSON.parse(decodeURIComponent(hash.slice(NAME.length))));
    if (read.success) writeForm(KEPT, null, readEntry(read.data));
  } catch {
    // Cut short or written by hand: the form opens empty.
  }
}

/** What was received and not yet added; null when there is nothing. */
export function keptEntry(userId: string | null): Partial<ApplicationDraft> | null {
  const kept = readForm(KEPT, userId);
  return typeof kept === 'object' ? kept : null;
}

export const forgetEntry = (): void => forgetForms((name) => name === KEPT);

/** The program of the bookmark: opens our page with title, address and marked text; the page visited is not changed. */
export const bookmarkletFor = (page: string): string =>
  `javascript:${encodeURIComponent(
    `(()=>{const s=String(getSelection()).slice(0,18000);open(${JSON.stringify(page + NAME)}+encodeURIComponent(JSON.stringify({title:document.title.slice(0,200),url:location.href.slice(0,500),text:s})))})()`,
  )}`;
