/** Width of the name column in ems, at every font size. */
export const LEAD_EM = 16;
/** Tolerance for errors of the widths below. */
const ROOM = LEAD_EM - 0.25;

/**
 * Advance widths of the bold fonts in ems, by the widest characters of each class; other Latin characters
 * count as `n`.
 */
const WIDTHS: ReadonlyArray<readonly [characters: RegExp, width: number]> = [
  [/ /, 0.25],
  [/[.,;:'"!|()[\]/Iijltf-]/, 0.38],
  [/[rsczJ]/, 0.53],
  [/[mwMW@%]/, 0.97],
  [/[A-Z&]/, 0.74],
];
const LIKE_N = 0.63;

const widthOf = (character: string): number =>
  character.charCodeAt(0) >= 0x1100 ? 1 : (WIDTHS.find(([some]) => some.test(character))?.[1] ?? LIKE_N);

const ems = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** Pieces between which a line may break: Latin words, single Chinese characters. */
const PIECES = /[^\u1100-\uffff]+?(?:\s+|(?<=[-/])|(?=[\u1100-\uffff])|$)|[\u1100-\uffff]/gu;

/** Number of lines of a text in the name column, or one more: its height has to be known in advance. */
export function leadLines(text: string): number {
  let [count, used] = [1, 0];
  for (const [piece] of text.matchAll(PIECES)) {
    const width = ems(piece.trimEnd());
    if (used > 0 && used + width > ROOM) [count, used] = [count + 1, 0];
    count += Math.max(0, Math.ceil(width / ROOM) - 1);
    used += ems(piece);
  }
  return count;
}
