const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as markup: nothing in it is read as a tag, an attribute or an entity. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

// A line may end behind a hyphen, and a date that is parted there is hard to read.
const DATE = /\d{4}-\d{2}(?:-\d{2})?/g;

/** The same with its line feeds kept, and its dates in one piece. */
export const escapedLines = (text: string): string =>
  escaped(text).replace(/\r?\n/g, '<br>').replace(DATE, '<span class="date">$&</span>');

/** Text as a string of a style sheet: every sign that could end it or begin another rule is written by its number. */
export const quoted = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ，。：·]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)}"`;
