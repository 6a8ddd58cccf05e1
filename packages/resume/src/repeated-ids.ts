import type { ResumeDocument } from './document.js';
import { countingIds, type NewId } from './ids.js';

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
