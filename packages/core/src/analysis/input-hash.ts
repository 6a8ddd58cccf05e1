import { createHash } from 'node:crypto';

/** JSON with its keys in order, so that equal values have equal texts. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, ordered(entry)]),
  );
}

/** Names a question to a service: the same question to the same engine has the same digest. */
export const digestOf = (question: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(question)))
    .digest('hex');
