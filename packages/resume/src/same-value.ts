const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether two plain values are equal; key order is ignored, since the database does not preserve it. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one).filter((key) => one[key] !== undefined);
  const count = Object.keys(other).filter((key) => other[key] !== undefined).length;
  return keys.length === count && keys.every((key) => sameValue(one[key], other[key]));
}

/** A canonical serialisation, equal for equal values. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

/** The later copy with every equal part taken from the earlier one, so that comparing them is cheap. */
export function sharing<Value>(earlier: unknown, later: Value): Value {
  if (earlier === later || !isRecord(earlier) || !isRecord(later)) return later;
  if (Array.isArray(earlier) !== Array.isArray(later)) return later;
  if (sameValue(earlier, later)) return earlier as Value;
  if (Array.isArray(later)) {
    const byId = new Map(
      (earlier as unknown as readonly unknown[]).map((entry) => [
        isRecord(entry) ? entry['id'] : undefined,
        entry,
      ]),
    );
    return later.map((entry: unknown, index) =>
      sharing(
        (isRecord(entry) && entry['id'] !== undefined ? byId.get(entry['id']) : undefined) ??
          (earlier as unknown as readonly unknown[])[index],
        entry,
      ),
    ) as Value;
  }
  return Object.fromEntries(
    Object.entries(later).map(([key, value]) => [key, sharing(earlier[key], value)]),
  ) as Value;
}
