const WIDE = /[\u2E80-\uFFEF\u{20000}-\u{3FFFF}]/u;
const NARROW = /[ilj.,;:'|!()[\]/ ]/;
const BROAD = /[A-Zmw@%&]/;

const widthOf = (character: string): number => {
  if (WIDE.test(character)) return 1;
  if (NARROW.test(character)) return 0.29;
  return BROAD.test(character) ? 0.68 : 0.56;
};

/** Approximate width of a text, in ems. */
export const textEm = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0);
