import { storageKeys } from '@qicheng/contract/browser/storage-keys';

/**
 * Form input, stored per tab so that it survives a reload. It ends with the tab and the session, and never
 * leaves the browser.
 */
const PREFIX = 'kept_form ';

/** The member who typed it; null for a visitor. */
export type FormOwner = string | null;

interface StoredForm {
  owner: FormOwner;
  value: unknown;
}

const isStoredForm = (value: unknown): value is StoredForm =>
  typeof value === 'object' && value !== null && 'owner' in value && 'value' in value;

/**
 * This person's input under a name; undefined if none is stored. A visitor's input passes to the member who
 * signs in.
 */
export function readForm(name: string, owner: FormOwner): unknown {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
    return isStoredForm(stored) && (stored.owner === null || stored.owner === owner)
      ? stored.value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value; if storage is blocked or full, it is lost on reload. */
export function writeForm(name: string, owner: FormOwner, value: unknown): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify({ owner, value } satisfies StoredForm));
  } catch {
    removeForms((each) => each === name);
  }
}

/** Removes the values with matching names; by default, all of them. */
export function removeForms(matches: (name: string) => boolean = () => true): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && matches(key.slice(PREFIX.length))) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage is empty.
  }
}

type StorageKey = keyof typeof storageKeys;

/** The browser may block storage (private windows, policies); values then last until a reload. */
const fallback = new Map<string, string>();

export function readStored(key: StorageKey): string | null {
  const name = storageKeys[key];
  try {
    return localStorage.getItem(name);
  } catch {
    return fallback.get(name) ?? null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  const name = storageKeys[key];
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    if (value === null) fallback.delete(name);
    else fallback.set(name, value);
  }
}

/** Removes every value stored by this site except the theme. */
export function clearStored(): void {
  for (const key of Object.keys(storageKeys) as StorageKey[]) if (key !== 'theme') writeStored(key, null);
}

/** Clears the whole storage of this origin, including values of other code. */
export function emptyStorage(): void {
  fallback.clear();
  try {
    localStorage.clear();
  } catch {
    // Blocked storage is empty.
  }
}
