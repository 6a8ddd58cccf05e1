/** A value as JSON carries it: instants as ISO text. */
export type Plain<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { [K in keyof T]: Plain<T[K]> }
      : T;

/** What the server renders from and what the browser takes over must be the same, so both go through JSON. */
export const plain = <T>(value: T): Plain<T> => JSON.parse(JSON.stringify(value)) as Plain<T>;
