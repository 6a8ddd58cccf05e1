import { lines, mm } from '../shared/lengths.js';

/** Four columns from the head of a section to its foot: when, where, as what, in which place. */
export const styles = `
.resume.tem0028 { --date: calc(var(--em) * max(9, var(--period))); --place: calc(var(--em) * 5); --wash: color-mix(in srgb, var(--accent-ink) 10%, #fff); --hair: #d9dee4; --photo-width: 65px; }
.resume.tem0028:lang(en) { --place: calc(var(--em) * 8); }
.resume.tem0028 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; column-gap: ${mm(6)}; align-items: center; padding-bottom: ${mm(3)}; }
.resume.tem0028 .name { font-size: 2.4em; line-height: ${lines(2.125)}; font-weight: 700; letter-spacing: 0.04em; color: var(--accent-ink); }
.resume.tem0028 .name-long { font-size: 1.8em; line-height: ${lines(1.625)}; letter-spacing: 0; }
.resume.tem0028:lang(en) .name { letter-spacing: 0; }
.resume.tem0028 .alternate-name { margin-left: 0.3em; font-size: 0.5em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0028 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; font-weight: 700; }
.resume.tem0028 .personal { display: flex; flex-wrap: wrap; column-gap: 1.25em; color: #3c4654; }
.resume.tem0028 .reach { max-width: ${mm(76)}; padding-left: ${mm(4)}; border-left: ${mm(0.75)} solid var(--accent); }
.resume.tem0028 .reach p { display: grid; grid-template-columns: 4.5em minmax(0, 1fr); }
.resume.tem0028 .fact-label { color: #5b6472; }

.resume.tem0028 .section > .heading { margin-bottom: ${mm(0.5)}; padding: 0 ${mm(2)}; font-size: 1.1em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; color: var(--accent-ink); background: var(--wash); }
.resume.tem0028:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0028 .entry-row { display: grid; grid-template-columns: var(--date) minmax(0, 1fr) minmax(0, 1.125fr) var(--place); column-gap: ${mm(3)}; padding: 0 ${mm(2)}; }
.resume.tem0028 .entry .entry .entry-row { border-top: 0; }
.resume.tem0028 .moment { color: #5b6472; }
.resume.tem0028 .cell-wide { grid-column: 2 / span 2; }
.resume.tem0028 .entry-subtitle { margin-left: 0; color: #3c4654; }
.resume.tem0028 .entry-subtitle:last-child { grid-column: 3 / span 2; }
.resume.tem0028 .entry-meta { margin-left: 0; grid-column: 4; text-align: right; color: #5b6472; }
.resume.tem0028 .entries-compact .entry > .entry-row { padding: ${mm(0.25)} ${mm(2)}; }
.resume.tem0028 .entries-compact .entry + .entry { margin-top: 0; }
.resume.tem0028 .entries-compact .entry + .entry > .entry-row { border-top: 1px solid var(--hair); }
.resume.tem0028 :is(.detail, .section > .entries .atoms, .tag-list, .tag-line, .section > .atoms) { margin-left: calc(var(--date) + ${mm(5)}); margin-right: ${mm(2)}; }
.resume.tem0028 .detail { color: #3c4654; }
.resume.tem0028 :is(.facts-row, .table) { margin: 0 ${mm(2)}; }
.resume.tem0028 .facts-row .fact { display: grid; grid-template-columns: var(--date) minmax(0, 1fr); column-gap: ${mm(3)}; }
.resume.tem0028 .tag-text { font-weight: 700; }
.resume.tem0028 .table-row { padding: ${mm(0.25)} 0; }
.resume.tem0028 .table-row + .table-row { border-top: 1px solid var(--hair); }
`;
