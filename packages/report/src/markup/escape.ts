const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped text: none of it is parsed as a tag, an attribute or an entity. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => SIGNS[character] ?? '');

// A line may break after a hyphen, which makes a split date hard to read.
const DATE = /\d{4}-\d{2}(?:-\d{2})?/g;

/** The same, keeping line feeds and never breaking a date. */
export const escapedLines = (text: string): string =>
  escaped(text).replace(/\r?\n/g, '<br>').replace(DATE, '<span class="date">$&</span>');

/** Text as a CSS string: every character that could end it or begin another rule is escaped. */
export const quoted = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ，。：·]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`;
