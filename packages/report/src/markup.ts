import { blockMarkup, keyValueMarkup } from './markup/blocks.js';
import { escaped } from './markup/escape.js';
import { reportStyles } from './markup/styles.js';
import { KICKER, type ReportSheet } from './sheet.js';

export { REPORT_FAMILY } from './markup/styles.js';

/** A report as the body of a page that prints; it names no address and holds no script. */
export function reportMarkup(sheet: ReportSheet): string {
  const { title, subject, facts, label, blocks } = sheet;
  const head = [
    `<p class="kicker">${KICKER}</p><h1>${escaped(title)}</h1>`,
    subject ? `<p class="subject">${escaped(subject)}</p>` : '',
    keyValueMarkup(facts).replace('<dl>', '<dl class="made">'),
  ].join('');
  return [
    `<style>${reportStyles(title, label)}</style>`,
    `<article class="report"><header class="head">${head}</header>`,
    ...blocks.map(blockMarkup),
    `</article>`,
  ].join('');
}
