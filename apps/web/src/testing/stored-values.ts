/** Replaces idb-keyval, since jsdom has no IndexedDB: one map, one operation at a time. */
const values = new Map<string, unknown>();
let turn: Promise<unknown> = Promise.resolve();
let isBlocked = false;

const inTurn = <Result>(work: () => Result): Promise<Result> => {
  const done = turn.then(() => {
    if (isBlocked) throw new DOMException('blocked', 'SecurityError');
    return work();
  });
  turn = done.catch(() => undefined);
  return done;
};

export const createStore = () => 'store';
/** Values are copied, as in a real database. */
export const get = (key: string) => inTurn(() => structuredClone(values.get(key)));
export const set = (key: string, value: unknown) =>
  inTurn(() => void values.set(key, structuredClone(value)));
export const del = (key: string) => inTurn(() => void values.delete(key));
export const update = (key: string, change: (old: unknown) => unknown) =>
  inTurn(() => void values.set(key, structuredClone(change(structuredClone(values.get(key))))));

/** Makes the browser block storage, or allow it again. */
export const blockStoredValues = (blocked: boolean): void => {
  isBlocked = blocked;
};

/** Clears everything, and makes the browser allow or block storage. */
export const resetStoredValues = (blocked = false): void => {
  values.clear();
  isBlocked = blocked;
};
