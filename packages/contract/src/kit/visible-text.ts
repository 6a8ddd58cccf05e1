const INVISIBLE = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether anything of a text is seen: spaces, marks without a letter and signs without a shape are not. */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';
