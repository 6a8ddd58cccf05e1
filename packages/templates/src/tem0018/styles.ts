import { SHEET_WIDTH, lines, mm } from '../shared/lengths.js';

export const styles = `
.resume.tem0018 { --night: #18212d; --on-night: color-mix(in oklch, var(--accent) 30%, #fff); --rule: #d3d9e0; --photo-width: 85px; }
.resume.tem0018 .region-head { width: ${SHEET_WIDTH}; padding: 0; }
.resume.tem0018 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding: ${mm(9)} var(--margin-right) ${mm(7)} var(--margin-left); background: var(--night); color: #fff; border-bottom: ${mm(1.2)} solid var(--accent); }
.resume.tem0018 .head-text { flex: 1; min-width: 0; }
.resume.tem0018 .name { font-size: 2.7em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.06em; }
.resume.tem0018 .name-long { font-size: 2em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0018:lang(en) .name { letter-spacing: 0.02em; }
.resume.tem0018 .alternate-name { margin-left: 0.35em; font-size: 0.44em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #c6ced8; }
.resume.tem0018 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.04em; color: var(--on-night); }
.resume.tem0018 .line { display: flex; flex-wrap: wrap; column-gap: ${mm(4)}; margin-top: ${mm(1.2)}; color: #e3e8ee; }
.resume.tem0018 .head .fact-label { color: #aeb8c4; letter-spacing: 0.06em; }
.resume.tem0018 .contacts { flex: none; max-width: ${mm(84)}; padding-left: ${mm(5)}; border-left: 1px solid #4a5666; }
.resume.tem0018 .head-text > .contacts { max-width: none; margin-top: ${mm(2)}; padding-left: 0; border-left: 0; }
.resume.tem0018 .contact { display: grid; grid-template-columns: calc(var(--em) * 4.5) minmax(0, 1fr); column-gap: ${mm(1.5)}; }
.resume.tem0018:lang(en) .contact { grid-template-columns: calc(var(--em) * 4.75) minmax(0, 1fr); }

.resume.tem0018 .region-main { padding-top: ${mm(5)}; }
.resume.tem0018 .section > .heading { display: flex; align-items: center; column-gap: ${mm(2.4)}; margin-bottom: ${mm(1.6)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.08em; color: #1c2430; }
.resume.tem0018 .section > .heading::before { content: ''; width: ${mm(2.4)}; height: ${mm(2.4)}; background: var(--accent); }
.resume.tem0018 .section > .heading::after { content: ''; flex: 1; border-top: 1px dashed #b4bdc8; }
.resume.tem0018 .entry-title { font-size: 1.08em; }
.resume.tem0018 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0018 .entry-date { letter-spacing: 0.04em; color: #5b6472; }
.resume.tem0018 .detail { padding-left: ${mm(2)}; border-left: 2px solid var(--accent); color: #3c4654; }
.resume.tem0018 .entry-row + .detail, .resume.tem0018 .detail + .atoms { margin-top: ${mm(0.6)}; }
.resume.tem0018 .detail .fact-label { letter-spacing: 0.06em; }
.resume.tem0018 .facts-row .fact-label { letter-spacing: 0.06em; }
.resume.tem0018 .matrix-row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); border: solid var(--rule); border-width: 0 1px 1px; }
.resume.tem0018 .matrix-row:first-child { border-top-width: 1px; }
.resume.tem0018 .matrix-cell { padding: ${mm(1)} ${mm(3)} ${mm(1.2)}; }
.resume.tem0018 .matrix-cell + .matrix-cell { border-left: 1px solid var(--rule); }
.resume.tem0018 .matrix-name { display: flex; align-items: center; column-gap: ${mm(2)}; letter-spacing: 0.04em; }
.resume.tem0018 .tag-text { font-weight: 700; }
.resume.tem0018 .tag-note { color: #5b6472; }
.resume.tem0018 .level { display: flex; column-gap: ${mm(0.8)}; margin-left: auto; }
.resume.tem0018 .step { width: ${mm(3.4)}; height: ${mm(1.8)}; background: #e1e6eb; }
.resume.tem0018 .step-reached { background: var(--accent-ink); }
.resume.tem0018 .matrix-detail { color: #3c4654; }
.resume.tem0018 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px dashed #b4bdc8; }
.resume.tem0018 .table-head { letter-spacing: 0.06em; }
`;
