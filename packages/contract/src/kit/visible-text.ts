const INVISIBLE = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Whether a text has visible characters: spaces, lone combining marks and invisible characters do not count.
 */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';
