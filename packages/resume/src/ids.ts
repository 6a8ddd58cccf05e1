/** Gives a new identifier, unique in its document. */
export type NewId = () => string;

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** Random identifiers of 10 characters (50 bits), for the browser and the server. */
export const randomId: NewId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );

/** Identifiers that count up: equal documents for equal input, for samples, imports and tests. */
export const countingIds = (prefix: string): NewId => {
  let next = 0;
  return () => `${prefix}${(next += 1)}`;
};
