/** Whether a text has no Chinese character, such as an English text. */
export const hasNoChinese = (text: string): boolean => !/\p{Script=Han}/u.test(text);
