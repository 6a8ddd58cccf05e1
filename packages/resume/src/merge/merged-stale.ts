import { sameValue } from '../same-value.js';

type Fields = Readonly<Record<string, unknown>>;
interface Records {
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/**
 * Which language of a merged text is stale. Never a conflict: if one side edited Chinese and the other
 * English, the mark stays, because nobody has reviewed both together.
 */
export function mergedStale({ base, mine, theirs }: Records, merged: Fields): unknown {
  if (merged['zh'] === undefined || merged['en'] === undefined) return undefined;
  const isTorn = ['zh', 'en'].some(
    (one) =>
      !sameValue(base[one], mine[one]) &&
      !sameValue(base[one === 'zh' ? 'en' : 'zh'], theirs[one === 'zh' ? 'en' : 'zh']),
  );
  const marks = [mine['stale'], theirs['stale']];
  if (isTorn || (marks[0] !== base['stale'] && marks[1] !== base['stale']))
    return marks.includes('en') ? 'en' : (marks[0] ?? marks[1]);
  return marks[0] === base['stale'] ? marks[1] : marks[0];
}
