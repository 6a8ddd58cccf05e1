/** A student number as it is stored and looked up: full-width signs, blanks and small letters make no other number. */
export const studentNumberOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
