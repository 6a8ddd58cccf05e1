import { storageKeys } from '@qicheng/contract/browser/storage-keys';

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
