import { storageKeys } from '@qicheng/contract/browser/storage-keys';

type StorageKey = keyof typeof storageKeys;

/** Storage may be blocked by the browser (private windows, policies); the page then works for one visit. */
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

/** Removes every value that this site keeps under a name of its own, but for how the browser shows the site. */
export function clearStored(): void {
  for (const key of Object.keys(storageKeys) as StorageKey[]) if (key !== 'theme') writeStored(key, null);
}

/** Empties the storage of this address, whoever wrote there. */
export function emptyStorage(): void {
  fallback.clear();
  try {
    localStorage.clear();
  } catch {
    // A storage that is blocked holds nothing.
  }
}
