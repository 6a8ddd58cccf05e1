const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ％．]/g;
const OFFSET = 0xfee0;

/** A text with full-width digits and letters made half-width; Chinese punctuation stays, since it ends clauses. */
export const folded = (text: string): string =>
  text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - OFFSET));
