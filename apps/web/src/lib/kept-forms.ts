/**
 * What was typed into forms, kept for this tab over a reload. It goes with the tab and with the session, and never
 * leaves the browser.
 */
const PREFIX = 'kept_form ';

/** The member who typed it; null for a visitor. */
export type FormOwner = string | null;

interface Kept {
  owner: FormOwner;
  value: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'owner' in value && 'value' in value;

/** What this person typed under a name; undefined when nothing is kept. A visitor's words go over to who signs in. */
export function readForm(name: string, owner: FormOwner): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isKept(kept) && (kept.owner === null || kept.owner === owner) ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value; where storage is blocked or full, it is there until the reload only. */
export function writeForm(name: string, owner: FormOwner, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, value } satisfies Kept));
  } catch {
    forgetForms((each) => each === name);
  }
}

/** Forgets what is kept under the names that are meant; without a choice, everything. */
export function forgetForms(isMeant: (name: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && isMeant(key.slice(PREFIX.length))) sessionStorage.removeItem(key);
  } catch {
    // A storage that is blocked holds nothing.
  }
}
