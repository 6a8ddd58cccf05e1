import type { ResumeDocument } from './document.js';

/** Creates an identifier, unique in its document. */
export type NewId = () => string;

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const ID_LENGTH = 10;

/** Random identifiers of 10 characters (50 bits), for the browser and the server. */
export const randomId: NewId = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(ID_LENGTH)),
    (byte) => ALPHABET[byte % ALPHABET.length],
  ).join('');

/** Sequential identifiers: deterministic, for samples, imports and tests. */
export const countingIds = (prefix: string): NewId => {
  let next = 0;
  return () => `${prefix}${(next += 1)}`;
};

/** A copy in which no `id` repeats one in `taken`; duplicates are renewed. Used for copies and foreign data. */
export function withUniqueIds<Value>(value: Value, newId: NewId, taken: Set<string> = new Set()): Value {
  return renewed(value, newId, taken) as Value;
}

function renewed(value: unknown, newId: NewId, taken: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((entry) => renewed(entry, newId, taken));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key !== 'id' || typeof entry !== 'string') return [key, renewed(entry, newId, taken)];
      const id = taken.has(entry) ? newId() : entry;
      taken.add(id);
      return [key, id];
    }),
  );
}

/**
 * The document with every duplicate id renewed, deterministically, because a repeated save must stay the same
 * save. `meta` only refers to ids, and `x` belongs to other versions: both stay unchanged.
 */
export function withoutRepeatedIds(document: ResumeDocument): ResumeDocument {
  const ids: string[] = [];
  collectIds(document, ids);
  const all = new Set(ids);
  if (all.size === ids.length) return document;
  const newId = unusedIds(all);
  const seen = new Set<string>();
  return mapIds(document, (id) => {
    const kept = seen.has(id) ? newId() : id;
    seen.add(kept);
    return kept;
  }) as ResumeDocument;
}

function unusedIds(used: ReadonlySet<string>): NewId {
  const next = countingIds('again');
  return () => {
    let id = next();
    while (used.has(id)) id = next();
    return id;
  };
}

const LEFT_ALONE = new Set(['meta', 'x']);

// Every save runs this and hardly any has a duplicate: it must not copy the document.
function collectIds(value: unknown, found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value) collectIds(entry, found);
    return;
  }
  for (const key in value) {
    if (LEFT_ALONE.has(key)) continue;
    const entry = (value as Record<string, unknown>)[key];
    if (key === 'id' && typeof entry === 'string') found.push(entry);
    else collectIds(entry, found);
  }
}

function mapIds(value: unknown, change: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapIds(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (LEFT_ALONE.has(key)) return [key, entry];
      return [key, key === 'id' && typeof entry === 'string' ? change(entry) : mapIds(entry, change)];
    }),
  );
}
