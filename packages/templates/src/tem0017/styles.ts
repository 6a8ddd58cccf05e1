import { lines, mm } from '../shared/lengths.js';

export const styles = `
.resume.tem0017 { --band: oklch(from var(--accent) min(l, 0.48) c h); --rule: color-mix(in srgb, var(--accent-ink) 30%, #fff); --wash: color-mix(in srgb, var(--accent-ink) 8%, #fff); --photo-width: 85px; }
.resume.tem0017 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; border: 1px solid var(--rule); }
.resume.tem0017 .head-text { display: grid; grid-template-rows: 1fr auto; }
.resume.tem0017 .title { display: grid; align-content: center; padding: ${mm(3)} ${mm(6)}; background: var(--band); color: #fff; }
.resume.tem0017 .name { font-size: 2.5em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.06em; }
.resume.tem0017 .name-long { font-size: 1.9em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0017:lang(en) .name { letter-spacing: 0; }
.resume.tem0017 .alternate-name { margin-left: 0.35em; font-size: 0.46em; line-height: 0; font-weight: 400; letter-spacing: 0; }
.resume.tem0017 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; }
.resume.tem0017 .contacts { display: flex; flex-wrap: wrap; column-gap: ${mm(6)}; row-gap: ${mm(1)}; padding: ${mm(2)} ${mm(6)}; }
.resume.tem0017 .contact { display: flex; align-items: flex-start; column-gap: ${mm(1.8)}; }
.resume.tem0017 .contact-value { min-width: 0; }
.resume.tem0017 .disc { flex: none; display: grid; place-items: center; width: var(--line); height: var(--line); border-radius: 50%; background: var(--wash); color: var(--accent-ink); }
.resume.tem0017 .icon { width: 0.95em; height: 0.95em; }
.resume.tem0017 .head .photo { margin: ${mm(2)}; align-self: center; }
.resume.tem0017 .cells { display: grid; border: solid var(--rule); border-width: 0 1px 1px; }
.resume.tem0017 .section .cells:first-of-type { border-top-width: 1px; }
.resume.tem0017 .cell { padding: ${mm(0.6)} ${mm(3)} ${mm(0.8)}; }
.resume.tem0017 .cell + .cell { border-left: 1px solid var(--rule); }
.resume.tem0017 .cell > span { display: block; }
.resume.tem0017 .cell .fact-label { font-size: 0.85em; line-height: ${lines(0.875)}; color: var(--accent-ink); }

.resume.tem0017 header + .section { margin-top: calc(var(--section-gap) + ${mm(1)}); }
.resume.tem0017 .heading { display: flex; align-items: center; column-gap: ${mm(2)}; margin-bottom: ${mm(1.2)}; padding-bottom: ${mm(0.4)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; color: var(--accent-ink); border-bottom: 2px solid var(--band); }
.resume.tem0017 .cross { flex: none; width: 0.95em; height: 0.95em; }
.resume.tem0017 .entry-row { padding: ${mm(0.4)} ${mm(2.4)}; background: var(--wash); }
.resume.tem0017 .entries-compact .entry-row { padding-left: 0; padding-right: 0; background: none; }
.resume.tem0017 .entries-compact .entry + .entry { margin-top: 0; }
.resume.tem0017 .entries-compact .entry + .entry .entry-row { border-top: 1px solid var(--wash); }
.resume.tem0017 .entries:not(.entries-compact) :is(.detail, .atoms) { margin-left: ${mm(2.4)}; margin-right: ${mm(2.4)}; }
.resume.tem0017 .entry-row + :is(.detail, .atoms) { margin-top: ${mm(0.8)}; }
.resume.tem0017 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0017 .entry-date { color: #4f5866; }
.resume.tem0017 .table-row { --cell-padding: ${mm(4)}; column-gap: 0; border: solid var(--rule); border-width: 0 1px 1px; }
.resume.tem0017 .table-row > span { padding: ${mm(0.8)} ${mm(2)}; }
.resume.tem0017 .table-row > span + span { border-left: 1px solid var(--rule); }
.resume.tem0017 .table-head { border-top-width: 1px; background: var(--wash); color: var(--accent-ink); }
.resume.tem0017 .tag-text { font-weight: 700; }
.resume.tem0017 .tag-note { color: #5b6472; }
`;
