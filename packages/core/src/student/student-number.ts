/** A student number as stored and looked up: normalises width, blanks and case. */
export const studentNumberOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
