/** At most so many UTF-16 units of a text; no character is cut in two, since half a character cannot be stored. */
export const clipped = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
