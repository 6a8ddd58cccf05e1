const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two plain values say the same; the order of keys says nothing, for the database does not keep it. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one).filter((key) => one[key] !== undefined);
  const count = Object.keys(other).filter((key) => other[key] !== undefined).length;
  return keys.length === count && keys.every((key) => sameValue(one[key], other[key]));
}
