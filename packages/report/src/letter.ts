import { COURTESY_START, isEnglishLetter, type LetterLine } from '@qicheng/analysis/letter-lines';
import { escaped } from './markup/escape.js';

export const LETTER_FAMILY = 'Noto Serif SC';

const LOOK = `
@page letter { size: 210mm 297mm; margin: 28mm; }
.letter { page: letter; color: #000; font: normal 400 12pt/1.75 '${LETTER_FAMILY}', serif; font-synthesis: none;
  font-variant-ligatures: none; text-autospace: no-autospace; text-spacing-trim: space-all; overflow-wrap: anywhere; }
.letter p { margin: 0; padding: 0; font-size: inherit; orphans: 2; widows: 2; }
.letter [data-indent] { text-indent: 2em; }
.letter [data-kind=signature] { text-align: right; }
.letter.english p:not([data-kind=signature]) { margin-bottom: 8pt; }
.letter.english [data-indent] { text-indent: 0; }
.letter.english [data-kind=signature] { text-align: left; }
.letter :not([data-kind=signature]) + [data-kind=signature] { margin-top: 12pt; }`;

const lineMarkup = ({ kind, text }: LetterLine): string => {
  const indent = kind === 'paragraph' || COURTESY_START.test(text) ? ' data-indent' : '';
  return `<p data-kind="${kind}"${indent}>${escaped(text)}</p>`;
};

/** A letter alone as the body of a printed page, as the letter's own page prints it. */
export function letterMarkup(lines: readonly LetterLine[]): string {
  const isEnglish = isEnglishLetter(lines.map(({ text }) => text).join('\n'));
  const body = lines.map(lineMarkup).join('');
  return `<style>${LOOK}</style><article class="letter${isEnglish ? ' english' : ''}">${body}</article>`;
}
