/** The colon after a label in the language of the page. */
export const colon = (lang: string): string => (lang === 'zh' ? '：' : ': ');

const LONG_NAME = 13;

/** How wide a text is about, in halves of a Chinese character. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x1100 ? 1 : 2), 0);

/** The class of a name: one that is long for its line is set smaller. */
export const nameClass = (name: string): string => (textWidth(name) > LONG_NAME ? 'name name-long' : 'name');
