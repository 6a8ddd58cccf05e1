import type { FactView } from './view-model.js';

// In half Chinese characters: a line of a main column, and the label's colon with its gap.
const LINE = 70;
const GAP = 5;

/** Approximate width of a text, in half Chinese characters. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x1100 ? 1 : 2), 0);

/** The facts of an entry by line: they share one while it is short; a long one has its own. */
export function detailLines(details: readonly FactView[]): FactView[][] {
  const lines: FactView[][] = [];
  let used = 0;
  for (const detail of details) {
    const width = textWidth(detail.label + detail.value) + GAP;
    const fits = lines.length > 0 && used + width <= LINE;
    if (fits) lines.at(-1)?.push(detail);
    else lines.push([detail]);
    used = fits ? used + width : width;
  }
  return lines;
}
