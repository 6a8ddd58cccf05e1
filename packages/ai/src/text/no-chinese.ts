/** Whether a text has no Chinese character, as one in English. */
export const hasNoChinese = (text: string): boolean => !/\p{Script=Han}/u.test(text);
