/** Points of a part, of so many possible ones. */
export interface Mark {
  points: number;
  most: number;
}

/** A mark with all points or none. */
export const mark = (isMet: boolean, most: number): Mark => ({ most, points: isMet ? most : 0 });

/** A mark with a share of the points. */
export const share = (part: number, most: number): Mark => ({
  most,
  points: Math.round(Math.min(1, Math.max(0, part)) * most * 10) / 10,
});
