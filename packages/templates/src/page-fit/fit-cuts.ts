import type { FitLayout } from './solve-fit.js';

/** An item that can be hidden; lists are sorted by value, least valuable first. */
export interface CutCandidate {
  id: string;
  /** JSON pointer of the entry or statement. */
  pointer: string;
  kind: 'entry' | 'statement';
  section: string;
  /** Name in the interface. */
  name: string;
}

export interface CutAnswer {
  /** What to hide so that the rest fits; every item is needed. */
  cuts: CutCandidate[];
  /** False if the résumé is too long even with every candidate hidden. */
  isEnough: boolean;
  layouts: number;
}

/** More trials would take longer than they are worth. */
const MAX_TRIALS = 12;

/**
 * Finds the least valuable set whose removal makes the résumé fit: the shortest prefix of the list that does,
 * minus every item that can stay after all, tried from the most valuable. `measure` lays out the rest as
 * densely as allowed.
 */
export async function findCuts(
  candidates: readonly CutCandidate[],
  budget: number,
  measure: (hidden: ReadonlySet<string>) => Promise<FitLayout> | FitLayout,
): Promise<CutAnswer> {
  let layouts = 0;
  const fitsWithout = async (cuts: readonly CutCandidate[]): Promise<boolean> => {
    layouts += 1;
    return (await measure(new Set(cuts.map(({ id }) => id)))).pageCount <= budget;
  };
  if (!(await fitsWithout(candidates))) return { cuts: [...candidates], isEnough: false, layouts };
  let [low, high] = [0, candidates.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await fitsWithout(candidates.slice(0, middle))) high = middle;
    else low = middle + 1;
  }
  let cuts = candidates.slice(0, low);
  // The last one is needed: otherwise the prefix would be shorter.
  const tried = cuts.slice(0, -1).reverse().slice(0, MAX_TRIALS);
  for (const candidate of tried) {
    const rest = cuts.filter((cut) => cut !== candidate);
    if (await fitsWithout(rest)) cuts = rest;
  }
  return { cuts, isEnough: true, layouts };
}
