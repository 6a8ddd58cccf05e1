import { lines, mm } from '../shared/lengths.js';

/** Shapes stand in the cell of the head's text, before it: no text is positioned. */
export const styles = `
.resume.tem0013 { --second: oklch(from var(--accent) 0.82 0.13 calc(h + 60)); --third: oklch(from var(--accent) 0.45 0.09 calc(h + 180)); --wash: color-mix(in srgb, var(--accent-ink) 7%, #fff); --photo-width: 130px; }
.resume.tem0013 .region-main { padding-top: 0; }
.resume.tem0013 .head { display: grid; grid-template-columns: minmax(0, 1fr) ${mm(52)}; margin: 0 calc(var(--margin-right) * -1) 0 calc(var(--margin-left) * -1); padding-bottom: ${mm(4)}; min-height: ${mm(58)}; }
.resume.tem0013 .shapes { grid-area: 1 / 1 / 2 / 3; justify-self: end; align-self: start; width: ${mm(76)}; height: auto; margin-right: -0.125px; }
.resume.tem0013 .shape-main { fill: var(--accent); }
.resume.tem0013 .shape-second { fill: var(--second); }
.resume.tem0013 .shape-third { fill: var(--third); }
.resume.tem0013 .head-text { grid-area: 1 / 1; padding: var(--margin-top) ${mm(22)} 0 var(--margin-left); }
.resume.tem0013 .head-photo { grid-area: 1 / 2; justify-self: end; padding: ${mm(9)} ${mm(9)} 0 0; }
.resume.tem0013 .head-photo .photo { border: ${mm(1)} solid #fff; }
.resume.tem0013 .name { font-size: 4.2em; line-height: ${lines(3.5)}; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0013 .name-long { font-size: 2.5em; line-height: ${lines(2.25)}; letter-spacing: 0; }
.resume.tem0013:lang(en) .name { letter-spacing: 0; }
.resume.tem0013 .alternate-name { display: block; font-size: 0.31em; line-height: ${lines(1.25)}; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0013 .name-long .alternate-name { font-size: 0.5em; }
.resume.tem0013 .headline { margin: ${mm(0.75)} 0 ${mm(2.5)}; font-size: 1.35em; line-height: ${lines(1.375)}; font-weight: 700; color: var(--accent-ink); }
.resume.tem0013 .line { display: flex; flex-wrap: wrap; column-gap: 1.5em; color: #3c4654; }
.resume.tem0013 .contact { display: flex; align-items: flex-start; column-gap: 0.45em; }
.resume.tem0013 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }

.resume.tem0013 .section > .heading { display: flex; align-items: center; column-gap: ${mm(2.5)}; margin-bottom: ${mm(1.5)}; font-size: 1.4em; line-height: ${lines(1.375)}; letter-spacing: 0.05em; }
.resume.tem0013 .block { flex: none; width: ${mm(4)}; height: ${mm(4)}; border-radius: 0 ${mm(4)} 0 0; background: var(--accent); }
.resume.tem0013 .section:nth-of-type(3n + 2) .block { border-radius: 50%; background: var(--second); }
.resume.tem0013 .section:nth-of-type(3n) .block { border-radius: 0; background: var(--third); }
.resume.tem0013 .entry > .entry-row { padding: ${mm(1)} ${mm(3)}; margin-bottom: ${mm(1)}; border-radius: ${mm(1.5)}; background: var(--wash); }
.resume.tem0013 .entry .entry > .entry-row { padding: 0 ${mm(3)}; background: transparent; margin-bottom: 0; }
.resume.tem0013 .entry-title { font-size: 1.06em; }
.resume.tem0013 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0013 .entry-date { color: var(--accent-ink); }
.resume.tem0013 :is(.detail, .entry .atoms) { margin-left: ${mm(3)}; margin-right: ${mm(3)}; }
.resume.tem0013 .entry .entry .atoms { margin-right: ${mm(3)}; }
.resume.tem0013 .cards { display: grid; grid-template-columns: minmax(0, 1fr); column-gap: ${mm(3)}; }
.resume.tem0013 .cards-half { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.resume.tem0013 .cards + .cards { margin-top: ${mm(1.5)}; }
.resume.tem0013 .card { padding: ${mm(1)} ${mm(3)}; border-radius: ${mm(1.5)}; background: var(--wash); }
.resume.tem0013 .card-rest { color: #4a5462; }
.resume.tem0013 .card-detail { margin-left: 0.5em; }
.resume.tem0013 .fact-label { color: #4a5462; }
.resume.tem0013 .pills { display: flex; flex-wrap: wrap; gap: ${mm(1.5)} ${mm(2)}; }
.resume.tem0013 .pill { padding: 0 ${mm(3)}; border-radius: ${mm(3)}; background: var(--wash); }
.resume.tem0013 .pill-note { color: #4a5462; }
.resume.tem0013 .table-row { padding: ${mm(0.75)} ${mm(3)}; border-bottom: 1px solid var(--wash); }
.resume.tem0013 .table-row.table-head { font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; color: #4a5462; }
`;
