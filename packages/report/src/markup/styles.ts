import { BRAND } from '../sheet.js';
import { quoted } from './escape.js';

export const REPORT_FAMILY = 'Noto Sans SC';

const INK = '#1c2430';
const SOFT = '#5b6472';
const RULE = '#dfe3e8';
const ACCENT = '#0e7c66';

const marginText = (text: string) =>
  `{ content: ${text}; font: 400 7.5pt/1.4 '${REPORT_FAMILY}'; color: ${SOFT}; text-autospace: no-autospace; vertical-align: top; padding-top: 4mm; }`;

/** Pages of a report: label, title and page number at the foot. */
const pageStyles = (title: string, label: string): string => `
@page report { size: 210mm 297mm; margin: 18mm 18mm 20mm;
  @bottom-left ${marginText(quoted(`${BRAND} · ${title}`))}
  @bottom-center ${marginText(quoted(label))}
  @bottom-right ${marginText('"第 " counter(page) " 页，共 " counter(pages) " 页"')} }`;

/**
 * The styles of a report. The rules for résumé text apply: no gap between Chinese and Latin, no
 * justification, no ligatures, nothing positioned, so that PDF readers find the text in order.
 */
const LOOK = `
.report { page: report; width: auto; color: ${INK}; font: normal 400 9.5pt/1.65 '${REPORT_FAMILY}', sans-serif; text-align: left;
  font-kerning: normal; font-variant-ligatures: none; font-feature-settings: 'locl' 0; font-synthesis: none; text-rendering: geometricPrecision;
  text-autospace: no-autospace; text-spacing-trim: space-all; overflow-wrap: anywhere; hyphens: manual;
  orphans: 2; widows: 2; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.report *, .report *::before, .report *::after { box-sizing: border-box; }
.report :is(h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, blockquote, table) { margin: 0; padding: 0; font-size: inherit; font-weight: inherit; }
.report :is(ul, ol) { list-style: none; }
.report .date { white-space: nowrap; }
.report b { font-weight: 700; }
.report a { color: inherit; text-decoration: none; }
.report .head { border-bottom: 0.75pt solid ${INK}; padding-bottom: 5mm; margin-bottom: 6mm; }
.report .kicker { font-size: 8pt; color: ${ACCENT}; font-weight: 700; }
.report h1 { font-size: 20pt; line-height: 1.35; font-weight: 700; margin-top: 1.5mm; }
.report .subject { font-size: 11pt; color: ${SOFT}; margin-top: 0.5mm; }
.report .made { display: flex; flex-wrap: wrap; column-gap: 8mm; margin-top: 4mm; font-size: 8.5pt; }
.report .made dt { display: inline; color: ${SOFT}; }
.report .made dd { display: inline; margin-left: 1.5mm; }
.report :is(h2, h3, h4) { break-after: avoid; break-inside: avoid; font-weight: 700; }
.report h2 { font-size: 13pt; line-height: 1.4; margin-top: 8mm; padding-top: 2.5mm; border-top: 1.5pt solid ${ACCENT}; }
.report .head + h2 { margin-top: 0; padding-top: 0; border-top: 0; }
.report h3 { font-size: 10.5pt; line-height: 1.5; margin-top: 5mm; }
.report h4 { font-size: 9.5pt; margin-top: 3.5mm; color: ${INK}; }
.report h2 + h3 { margin-top: 3mm; }
.report h3 + h4 { margin-top: 2mm; }
.report :is(h2, h3, h4) + :is(p, ul, ol, table, dl, blockquote, section, .change, .callout) { margin-top: 2mm; }
.report > :is(p, ul, ol, table, dl, blockquote, section, .change, .callout) { margin-top: 2.5mm; }
.report .note { font-size: 8pt; color: ${SOFT}; }
.report li { display: grid; grid-template-columns: 5mm 1fr; margin-top: 0.8mm; }
.report li:first-child { margin-top: 0; }
.report .mark { color: ${ACCENT}; }
.report ol > li { grid-template-columns: 7mm 1fr; }
.report table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 8.5pt; line-height: 1.55; border-bottom: 0.75pt solid ${INK}; }
.report thead { display: table-header-group; }
.report tr { break-inside: avoid; }
.report th { text-align: left; font-weight: 700; vertical-align: bottom; padding: 1.2mm 2mm; border-bottom: 0.75pt solid ${INK}; }
.report td { vertical-align: top; padding: 1.3mm 2mm; border-bottom: 0.5pt solid ${RULE}; }
.report :is(th, td):first-child { padding-left: 0; }
.report :is(th, td):last-child { padding-right: 0; }
.report .figure { text-align: right; }
.report tbody tr:first-child { break-after: avoid; }
.report .total { break-before: avoid; }
.report .total td { font-weight: 700; border-top: 0.75pt solid ${INK}; }
.report .scores { break-inside: avoid; }
.report .overall { display: flex; align-items: baseline; column-gap: 3mm; margin-bottom: 2.5mm; break-after: avoid; break-inside: avoid; }
.report .whole { font-size: 30pt; line-height: 1.1; font-weight: 700; color: ${ACCENT}; }
.report .whole-label { font-size: 10.5pt; color: ${SOFT}; }
.report .score { display: grid; grid-template-columns: 42mm 16mm 1fr 12mm; column-gap: 3mm; align-items: center; padding: 0.9mm 0; break-inside: avoid; }
.report .score-weight { font-size: 8pt; color: ${SOFT}; }
.report .bar { height: 2mm; background: ${RULE}; border-radius: 1mm; overflow: hidden; }
.report .bar > span { display: block; height: 100%; background: ${ACCENT}; }
.report .score-value { text-align: right; font-weight: 700; }
.report blockquote { border-left: 2pt solid ${RULE}; padding-left: 3.5mm; color: ${SOFT}; break-inside: avoid; }
.report blockquote .from { font-size: 8pt; margin-top: 0.5mm; }
.report .change { border: 0.5pt solid ${RULE}; break-inside: avoid; }
.report :is(.before, .after) { display: grid; grid-template-columns: 14mm 1fr; padding: 1.8mm 3mm; }
.report .after { background: #eef7f4; }
.report .before .words { color: ${SOFT}; }
.report .side { font-size: 8pt; font-weight: 700; line-height: 1.95; color: ${SOFT}; }
.report .after .side { color: ${ACCENT}; }
.report .change .note { padding: 1.5mm 3mm; border-top: 0.5pt solid ${RULE}; }
.report .callout { border-left: 2.25pt solid; padding: 2mm 3.5mm; break-inside: avoid; }
.report .callout.long { break-inside: auto; box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.report .callout.long p { break-inside: avoid; }
.report .callout p + p { margin-top: 0.8mm; }
.report .callout-title { font-weight: 700; }
.report dl:not(.made) { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm; }
.report .fact { display: grid; grid-template-columns: 26mm 1fr; column-gap: 2mm; padding: 0.8mm 0; border-bottom: 0.5pt solid ${RULE}; break-inside: avoid; }
.report .fact.wide { grid-column: 1 / -1; }
.report .made .fact { display: block; padding: 0; border: 0; }
.report .fact dt { color: ${SOFT}; }
.report .sources { font-size: 8pt; color: ${SOFT}; }
.report .sources h3 { font-size: 9.5pt; color: ${INK}; }
.report .sources .address { word-break: break-all; }
.report .end { margin-top: 8mm; padding-top: 2mm; border-top: 0.5pt solid ${RULE}; font-size: 8pt; color: ${SOFT}; }
`;

/** The style sheet of one report. */
export const reportStyles = (title: string, label: string): string => `${pageStyles(title, label)}${LOOK}`;
