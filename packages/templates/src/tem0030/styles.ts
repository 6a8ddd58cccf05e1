import { lines, mm } from '../shared/lengths.js';

/** The rail at the left edge is chrome of the page; the drawings of the sections reach out to its middle. */
export const styles = `
.resume.tem0030 { --rail: ${mm(14)}; --reach: calc(var(--margin-left) - ${mm(7)}); --band: color-mix(in srgb, var(--accent) 18%, #fff); --disc: oklch(from var(--accent) min(l, 0.5) c h); --wash: color-mix(in srgb, var(--accent-ink) 9%, #fff); --photo-width: 110px; }
.resume.tem0030 .page > div { width: var(--rail); height: 100%; background: var(--band); }
.resume.tem0030 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding-bottom: ${mm(5)}; }
.resume.tem0030 .head-text { flex: 1; min-width: 0; }
.resume.tem0030 .name { font-size: 2.9em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0030 .name-long { font-size: 2em; line-height: ${lines(1.875)}; letter-spacing: 0; }
.resume.tem0030:lang(en) .name { letter-spacing: 0; }
.resume.tem0030 .alternate-name { margin-left: 0.3em; font-size: 0.42em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0030 .headline { margin-bottom: ${mm(1.5)}; font-size: 1.2em; line-height: ${lines(1.25)}; font-weight: 700; }
.resume.tem0030 .line { display: flex; flex-wrap: wrap; column-gap: 1.5em; color: #3c4654; }

.resume.tem0030 .section > .heading { display: flex; align-items: center; margin-bottom: ${mm(1.5)}; font-size: 1.25em; line-height: ${lines(1.5)}; letter-spacing: 0.05em; color: var(--accent-ink); }
.resume.tem0030:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0030 .station { flex: none; display: grid; place-items: center; width: ${mm(8)}; height: ${mm(8)}; margin: calc((var(--line) * 1.5 - ${mm(8)}) / 2) calc(var(--reach) - ${mm(4)}) calc((var(--line) * 1.5 - ${mm(8)}) / 2) calc(-1 * var(--reach) - ${mm(4)}); border-radius: 50%; background: var(--disc); color: #fff; }
.resume.tem0030 .section-icon { width: ${mm(4.5)}; height: ${mm(4.5)}; }
.resume.tem0030 .section > .heading:not(.heading-own)::after { content: ''; flex: 1; height: 1px; margin-left: ${mm(4)}; background: color-mix(in srgb, var(--accent-ink) 26%, #fff); }
.resume.tem0030 .entry-title { font-size: 1.06em; }
.resume.tem0030 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0030 .entry-date { color: #5b6472; }
.resume.tem0030 .facts-row { padding: ${mm(0.4)} ${mm(2.5)}; background: var(--wash); }
.resume.tem0030 .tag-text { font-weight: 700; }
.resume.tem0030 .tag-note { color: #5b6472; }
.resume.tem0030 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #e0e3da; }
`;
