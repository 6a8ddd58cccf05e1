import { clipped } from '../text/clipped.js';

// They place or style something, or repeat what stands beside them.
const LEFT_OUT = new Set([
  'pointer',
  'targetId',
  'patch',
  'heat',
  'months',
  'diff',
  'document',
  'url',
  'resumeId',
  'runId',
  'previous',
  'sensitivity',
  'x',
]);
const LIMITS = [
  { items: 24, text: 400 },
  { items: 12, text: 240 },
  { items: 6, text: 160 },
  { items: 3, text: 100 },
] as const;

function cut(value: unknown, limit: { items: number; text: number }): unknown {
  if (typeof value === 'string') return clipped(value, limit.text);
  if (Array.isArray(value)) return value.slice(0, limit.items).map((entry) => cut(entry, limit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.has(key))
      .map(([key, entry]) => [key, cut(entry, limit)]),
  );
}

/** A value in at most so many characters of JSON: places and repetitions go, long lists and texts are cut. */
export function digest(value: unknown, most: number): unknown {
  for (const limit of LIMITS) {
    const short = cut(value, limit);
    if (JSON.stringify(short ?? null).length <= most) return short;
  }
  return null;
}
