const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ％．]/g;
const OFFSET = 0xfee0;

/** A text with its full-width digits and letters made plain; Chinese marks stay, since clauses end at them. */
export const folded = (text: string): string =>
  text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - OFFSET));
