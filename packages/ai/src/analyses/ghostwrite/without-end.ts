/** A statement without the marks and blanks at its end. */
export const withoutEnd = (text: string): string => text.replace(/[。；，、;,.\s]+$/u, '');
