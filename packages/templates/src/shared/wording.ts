/** The colon after a label in the page's language. */
export const colon = (lang: string): string => (lang === 'zh' ? '：' : ': ');

const LONG_NAME = 13;

/** Approximate width of a text, in half Chinese characters. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x1100 ? 1 : 2), 0);

/** The class of a name: a long one is set smaller. */
export const nameClass = (name: string): string => (textWidth(name) > LONG_NAME ? 'name name-long' : 'name');
