/** Stands in for idb-keyval, which jsdom has no database for: one map, one change at a time. */
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
/** A value comes back as a copy, as from a real database. */
export const get = (key: string) => inTurn(() => structuredClone(values.get(key)));
export const set = (key: string, value: unknown) =>
  inTurn(() => void values.set(key, structuredClone(value)));
export const del = (key: string) => inTurn(() => void values.delete(key));
export const update = (key: string, change: (old: unknown) => unknown) =>
  inTurn(() => void values.set(key, structuredClone(change(structuredClone(values.get(key))))));

/** From now on the browser blocks storage, or allows it again. */
export const blockKeptValues = (blocked: boolean): void => {
  isBlocked = blocked;
};

/** Forgets all, and lets the browser allow or block storage. */
export const resetKeptValues = (blocked = false): void => {
  values.clear();
  isBlocked = blocked;
};
