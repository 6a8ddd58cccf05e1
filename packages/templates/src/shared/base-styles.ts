import { accentInk, headingFontStyles } from '../resolve-style.js';
import { SHEET_WIDTH } from './lengths.js';
import { sectionStyles } from './section-style.js';

/**
 * Styles of the candidate's choices beyond the template's own design (`ownLook`); they apply only with its
 * attributes.
 */
const ownLookStyles = `
${headingFontStyles}
.resume[data-heading-size][data-heading-size][data-heading-size] .section > .heading { font-size: calc(var(--size) * var(--heading-scale)); line-height: calc(var(--line) * var(--heading-lines)); }
.resume[data-paper='letter'] { --sheet-width: 816px; --sheet-height: 279.4mm; width: 215.9mm; }
.resume[data-text][data-text] { color: var(--text); }
.resume[data-photo-border] .photo { border: 1px solid #c3c9d1; }
.resume[data-photo-border='accent'] .photo { border: 2px solid var(--accent); }
.resume[data-icons='off'] .icon { display: none; }
.resume[data-icons='on'] .contact > .icon { width: 1.05em; height: 1.05em; margin-right: 0.3em; vertical-align: -0.16em; }
.resume[data-icon-size][data-icon-size][data-icon-size] .icon { width: var(--icon-size); height: var(--icon-size); }`;

/** Declarations of Latin text in the italic of its family; upright where the family has none, and in Chinese. */
export const ITALIC = 'font-family: var(--italic); --latin-quotes: var(--italic);';

/**
 * Base rules of every template. Everything that affects glyph positions is set here, because preview and
 * print must have the same layout in browsers with different defaults. PDF text extraction treats gaps over a
 * tenth of an em as spaces: no `text-align: justify` (justify-lines.ts stays below), and the gap between Chinese and Latin is our own, because
 * `text-autospace` uses an eighth. No text is positioned or floated: such text is painted out of order, and
 * PDF text extraction follows the painting order. Line heights are lengths rather than factors, and smaller
 * or larger text within a line has no line height of its own, so that line heights are exact (lengths.ts).
 */
export const baseStyles = `
.resume { --accent-ink: ${accentInk('var(--accent)')}; position: relative; isolation: isolate; --sheet-width: 793.625px; --sheet-height: 297mm; width: 210mm; color: #1c2430; background: transparent; text-align: left;
  font: normal 400 var(--size)/var(--line) var(--font); letter-spacing: 0; word-spacing: 0; text-indent: 0;
  font-kerning: normal; font-variant-ligatures: none; font-feature-settings: 'locl' 0; font-synthesis: none; font-optical-sizing: none;
  text-rendering: geometricPrecision; text-autospace: no-autospace; text-spacing-trim: trim-start;
  word-break: normal; overflow-wrap: anywhere; line-break: auto; hyphens: manual; white-space: normal; text-size-adjust: none; -webkit-text-size-adjust: none;
  orphans: 1; widows: 1; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.resume *, .resume *::before, .resume *::after { box-sizing: border-box; }
.resume :is(h1, h2, h3, p, ul, ol, li, dl, dt, dd, figure) { margin: 0; padding: 0; font-size: inherit; font-weight: inherit; }
.resume :is(ul, ol) { list-style: none; }
.resume a { color: inherit; text-decoration: none; }
.resume b { font-weight: 700; }
.resume i { font-style: normal; ${ITALIC} line-height: 0; }
.resume i:lang(zh) { color: var(--accent-ink); }
.resume u { text-decoration: underline; text-underline-offset: 0.15em; }
.resume .page-layer { position: absolute; inset: 0; z-index: -1; pointer-events: none; }
.resume .page { position: absolute; left: 0; width: 100%; overflow: hidden; background: var(--ground, #fff); }
.resume .page > .continued { position: absolute; }
.resume .continued > span { display: inline-block; text-spacing-trim: space-all; }
.resume .page-numbers p { position: absolute; left: 0; width: 100%; font-size: 0.8em; line-height: 0; text-align: center; color: #5b6472; white-space: nowrap; }
.resume [data-region] { max-width: ${SHEET_WIDTH}; padding: var(--margin-top) var(--margin-right) 0 var(--margin-left); }
.resume .section + .section { margin-top: var(--section-gap); }
.resume :is(h1, .headline, .heading) { text-wrap: balance; }
.resume .heading { font-weight: 700; }
.resume h1 + .headline { margin-top: calc(var(--em) * 0.1875); }
.resume:where(:lang(en)) h1 + .headline { margin-top: calc(var(--em) * 0.375); }
.resume .entry + .entry { margin-top: var(--item-gap); }
.resume .entries-compact .entry + .entry { margin-top: calc(var(--item-gap) * 0.25); }
.resume .entry .entry { margin-top: calc(var(--item-gap) * 0.75); }
.resume [data-spacer] + .entry-row { border-top-color: transparent !important; }
.resume .entry-row { display: flex; column-gap: 1em; align-items: baseline; }
.resume .entry-lead { flex: 1; min-width: 0; }
.resume .entry-title { display: inline; font-weight: 700; line-height: 0; }
.resume .entry-row > .entry-title, .resume .form-line > .entry-title, .resume .side-entry > .entry-title { line-height: inherit; }
.resume .entry .entry .entry-title { font-size: 1em; }
.resume :is(.entry-subtitle, .entry-meta):where(:not(.led)) { margin-left: 0.7em; }
.resume .lead-space { letter-spacing: 0.7em; }
.resume [data-stacked] > .entry-title + :is(.entry-subtitle, .entry-meta)::before { content: '\\a'; white-space: pre; }
.resume :is(.headline, .entry-subtitle, .entry-role) .part { display: inline-block; baseline-source: first; }
.resume :is(.entry-subtitle, .entry-role) .part-long { display: inline; }
.resume .entry-line { display: flex; column-gap: 1em; align-items: baseline; justify-content: space-between; }
.resume .entry-line > :first-child { flex: 1; min-width: 0; }
.resume .entry-line > :is(.entry-subtitle, .entry-meta) { margin-left: 0; }
.resume :is(.entry-line > .entry-subtitle, .entry-subtitle > .whole) { text-wrap: balance; }
.resume .entry-subtitle > .whole:has(.part-long) { text-wrap: wrap; }
.resume .side-fact { display: flex; flex-wrap: wrap; }
.resume .side-fact > .fact-label { flex: none; width: var(--side-label); }
.resume .side-fact-value { flex: 1; min-width: min-content; }
.resume .entry-stack { flex: 1; min-width: 0; }
.resume :is(.alternate-name, .entry-subtitle, .entry-meta) > .whole { display: inline-block; }
.resume h1.name-long > .alternate-name { font-size: 0.5em; }
.resume h1 > .alternate-name[data-below] { display: block; margin-left: 0; line-height: calc(var(--line) * 1.25); }
.resume .joint { white-space: nowrap; }
.resume .entry-date { margin-left: auto; white-space: nowrap; }
.resume :is(.entry-date, .side-date, .moment) { font-family: var(--figures); }
.resume .moment-part { white-space: nowrap; }
.resume .badge { margin-left: 0.6em; font-size: 0.85em; line-height: 0; font-weight: 400; color: var(--accent-ink); }
.resume .badge.kept { margin-left: 0; }
.resume .joint:has(+ wbr) { margin-right: 0.51em; }
.resume .badge:has(+ wbr) { margin-right: 0.6em; }
.resume .detail-fact:not(:last-child) { margin-right: 1.2em; }
.resume .region-side .detail-fact { display: block; margin-right: 0; }
.resume .atoms > li { padding-left: var(--em); }
.resume .atoms > .atom-numbered { padding-left: calc(var(--em) * 1.625); }
.resume .atoms > .atom-paragraph { padding-left: 0; }
.resume :where(.entry-row, .detail) + .atoms > :first-child, .resume .atoms > li + li { margin-top: var(--bullet-gap); }
.resume .section-paragraphs > .atoms > .atom-paragraph + .atom-paragraph { margin-top: calc(var(--line) * 0.375); }
.resume .atom-mark { display: inline-block; width: var(--em); margin-left: calc(var(--em) * -1); line-height: 0; }
.resume .atom-numbered > .atom-mark { width: calc(var(--em) * 1.625); margin-left: calc(var(--em) * -1.625); }
.resume .atom-mark-dot { font-family: 'Noto Sans SC'; margin-left: -0.25em; font-weight: 700; }
.resume .gap { letter-spacing: 0.09375em; }
.resume .narrow-space { letter-spacing: var(--narrow-space); }
.resume .interpunct { font-family: 'Noto Sans SC'; line-height: 0; }
.resume .dropped { display: none; }
.resume .kept { white-space: nowrap; }
.resume [data-block='atomic'] .address-part { display: inline-block; }
.resume [data-block='atomic'] .address-part > .hyphen { white-space: normal; }
.resume .quotes-latin { font-family: var(--latin-quotes); line-height: 0; }
.resume .quotes-chinese { font-family: var(--chinese-quotes); line-height: 0; }
.resume :is(.half, .dash, [data-separator]) { font-family: var(--half); line-height: 0; }
.resume .atom-mark-full { font-size: 0.62em; line-height: 0; vertical-align: 0.14em; }
.resume .fact-label { color: #5b6472; }
.resume .facts-row { display: grid; column-gap: 1.5em; }
.resume .table-row { display: grid; column-gap: 1em; }
.resume .table-head { color: #5b6472; }
.resume .photo { width: var(--photo-width, 25mm); aspect-ratio: 5 / 7; position: relative; overflow: hidden; flex: none; background: #eee; }
.resume .photo img { position: absolute; display: block; object-fit: cover; }
.resume .photo-rounded { border-radius: 6px; }
.resume .photo-ratio-square, .resume .photo-circle { aspect-ratio: 1; }
.resume .photo-circle { border-radius: 50%; }
.resume .photo-circle img { object-position: 50% 15%; }
${sectionStyles}${ownLookStyles}`;
