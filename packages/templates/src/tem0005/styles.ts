import { lines, mm } from '../shared/lengths.js';

export const styles = `
.resume.tem0005 { --heading-size: var(--size); --margin-column: max(${mm(27)}, calc(var(--em) * 6.25 + ${mm(4)})); --photo-width: 90px; --rule: color-mix(in srgb, var(--accent-ink) 45%, #fff); }
.resume.tem0005:lang(en) { --margin-column: max(${mm(27)}, calc(var(--em) * 7 + ${mm(4)})); }
.resume.tem0005 .head { display: flex; justify-content: center; padding-bottom: ${mm(5)}; text-align: center; }
.resume.tem0005 .head-photo { justify-content: space-between; align-items: center; column-gap: ${mm(8)}; text-align: left; }
.resume.tem0005 .head-text { flex: 1; min-width: 0; }
.resume.tem0005 .name { font-size: 2.4em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0005 .name-long { line-height: ${lines(2)}; font-size: 2em; letter-spacing: 0; }
.resume.tem0005:lang(en) .name { letter-spacing: 0; }
.resume.tem0005 .alternate-name { margin-left: 0.3em; font-size: 0.5em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #4a5462; }
.resume.tem0005 .headline { margin-bottom: ${mm(1)}; font-size: 1.1em; }
.resume.tem0005 .line { display: flex; flex-wrap: wrap; justify-content: center; column-gap: 1.8em; color: #3c4654; }
.resume.tem0005 .head-photo .line { justify-content: flex-start; }

.resume.tem0005 .section > .heading { height: calc(var(--line) + ${mm(1.6)}); margin-bottom: calc(var(--line) * -1); padding-top: ${mm(1.6)}; line-height: ${lines(1)}; border-top: 1px solid var(--rule); color: var(--accent-ink); }
.resume.tem0005 .heading-text { display: block; font-size: var(--heading-size); width: calc(var(--margin-column) - ${mm(4)}); }
.resume.tem0005 .section > .heading:has(.heading-two) { height: calc(var(--line) * 2 + ${mm(1.6)}); margin-bottom: calc(var(--line) * -2); }
.resume.tem0005 .section:has(.heading-two) { min-height: calc(var(--line) * 2 + ${mm(1.6)}); }
.resume.tem0005 .section > .heading:has(.heading-above) { height: auto; margin-bottom: ${mm(0.8)}; }
.resume.tem0005 :is(.entries, .atoms, .tag-line, .tag-list, .facts-row, .table) { margin-left: var(--margin-column); }
.resume.tem0005 .entries .atoms { margin-left: 0; }
.resume.tem0005 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0005 .entry-date { color: #3c4654; }
.resume.tem0005 .tag-text { font-weight: 700; }
.resume.tem0005 .table-row { padding: ${mm(0.5)} 0; border-bottom: 1px solid #e3e6ea; }
`;
