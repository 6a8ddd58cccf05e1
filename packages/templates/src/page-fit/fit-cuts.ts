import type { FitLayout } from './solve-fit.js';

/** Something that could be hidden, least valuable first in a list of them. */
export interface CutCandidate {
  id: string;
  /** JSON pointer of the entry or statement. */
  pointer: string;
  kind: 'entry' | 'statement';
  section: string;
  /** What it is called on the screen. */
  name: string;
}

export interface CutAnswer {
  /** What to hide so that the rest fits; none of it could stay. */
  cuts: CutCandidate[];
  /** False when the résumé is too long even without everything that could be hidden. */
  isEnough: boolean;
  layouts: number;
}

/** More would be asked of the reader's patience than it saves. */
const MOST_TRIALS = 12;

/**
 * The least valuable part of a résumé whose absence makes it fit: the shortest head of the list that does, without
 * whatever of it can stay after all, tried from the most valuable on. `measure` lays the rest out as densely as allowed.
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
  // The last one is needed: without it the head would be shorter.
  const tried = cuts.slice(0, -1).reverse().slice(0, MOST_TRIALS);
  for (const candidate of tried) {
    const rest = cuts.filter((cut) => cut !== candidate);
    if (await fitsWithout(rest)) cuts = rest;
  }
  return { cuts, isEnough: true, layouts };
}
