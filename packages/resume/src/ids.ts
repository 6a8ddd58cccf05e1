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
