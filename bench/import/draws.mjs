/** A repeatable random source: equal seeds give equal draws. */
export function draws(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  for (let turn = 0; turn < 8; turn += 1) next();
  const between = (least, most) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    of: (list) => list[between(0, list.length - 1)],
    some(list, count) {
      const left = [...list];
      return Array.from(
        { length: Math.min(count, left.length) },
        () => left.splice(between(0, left.length - 1), 1)[0],
      );
    },
  };
}
