/** A text cut to a maximum number of UTF-16 units without splitting a character, since half a character cannot be stored. */
export const clipped = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
