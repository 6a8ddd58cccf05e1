import type { ReportBlock, ReportBlockOf } from '@qicheng/analysis/report';
import { escaped, escapedLines } from './markup/escape.js';
import { reportStyles } from './markup/styles.js';
import {
  KICKER,
  type ReportSheet,
  CALLOUT_COLOURS,
  CHANGE_LABELS,
  safeAddress,
  scoreText,
  SOURCES_HEADING,
  sourceText,
} from './sheet.js';

const tag = (name: string, content: string, className = ''): string =>
  `<${name}${className && ` class="${className}"`}>${content}</${name}>`;
const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => string): string =>
  items.map(draw).join('');

/** The markup of a block. */
function blockMarkup(block: ReportBlock): string {
  switch (block.type) {
    case 'heading':
      return tag(`h${block.level + 1}`, escaped(block.text));
    case 'text':
      return tag('p', escapedLines(block.text), block.tone === 'note' ? 'note' : '');
    case 'list':
      return listMarkup(block);
    case 'table':
      return tableMarkup(block);
    case 'scores':
      return scoresMarkup(block);
    case 'quote':
      return `<blockquote><p>${escapedLines(block.text)}</p>${block.from ? tag('p', escaped(block.from), 'from') : ''}</blockquote>`;
    case 'change':
      return changeMarkup(block);
    case 'callout':
      return calloutMarkup(block);
    case 'keyValues':
      return keyValueMarkup(block.items);
    case 'sources':
      return sourcesMarkup(block);
  }
}

function listMarkup({ isOrdered, items }: ReportBlockOf<'list'>): string {
  const drawn = each(items, ({ lead, text }, index) => {
    const mark = tag('span', isOrdered ? `${index + 1}.` : '•', 'mark');
    return `<li>${mark}<span class="item">${lead ? `<b>${escaped(lead)}</b>\u3000` : ''}${escapedLines(text)}</span></li>`;
  });
  return tag(isOrdered ? 'ol' : 'ul', drawn);
}

function tableMarkup({ columns, rows, total }: ReportBlockOf<'table'>): string {
  const sum = columns.reduce((width, { share }) => width + share, 0);
  const widths = each(columns, ({ share }) => `<col style="width:${((100 * share) / sum).toFixed(2)}%">`);
  const alignment = (index: number) => (columns[index]?.align === 'right' ? ' class="figure"' : '');
  const head = each(
    columns,
    ({ label }, index) => `<th scope="col"${alignment(index)}>${escaped(label)}</th>`,
  );
  const row = (cells: readonly string[]) =>
    each(columns, (_column, index) => `<td${alignment(index)}>${escapedLines(cells[index] ?? '')}</td>`);
  const body = each(rows, (cells) => tag('tr', row(cells)));
  const last = total ? tag('tr', row(total), 'total') : '';
  return `<table><colgroup>${widths}</colgroup><thead><tr>${head}</tr></thead><tbody>${body}${last}</tbody></table>`;
}

function scoresMarkup({ overall, items }: ReportBlockOf<'scores'>): string {
  const whole = overall
    ? `<div class="overall"><span class="whole">${scoreText(overall.score)}</span><span class="whole-label">${escaped(overall.label)} · ${escaped(overall.band)}</span></div>`
    : '';
  const bars = each(
    items,
    ({ label, score, weight }) =>
      `<div class="score"><span class="score-label">${escaped(label)}</span><span class="score-weight">${weight === undefined ? '' : `占 ${scoreText(weight)}%`}</span><span class="bar"><span style="width:${Math.max(0, Math.min(100, score))}%"></span></span><span class="score-value">${scoreText(score)}</span></div>`,
  );
  return tag('section', `${whole}${bars}`, 'scores');
}

function changeMarkup({ before, after, note }: ReportBlockOf<'change'>): string {
  const side = (name: keyof typeof CHANGE_LABELS, text: string) =>
    `<div class="${name}"><p class="side">${CHANGE_LABELS[name]}</p><p class="words">${escapedLines(text)}</p></div>`;
  const remark = note ? tag('p', escapedLines(note), 'note') : '';
  return tag('div', `${side('before', before)}${side('after', after)}${remark}`, 'change');
}

// A longer box is split at a page break; otherwise most of a page could stay empty.
const WHOLE_CALLOUT = 6;

function calloutMarkup({ kind, title, lines }: ReportBlockOf<'callout'>): string {
  const { ground, edge } = CALLOUT_COLOURS[kind];
  const head = title ? `<p class="callout-title" style="color:${edge}">${escaped(title)}</p>` : '';
  const body = each(lines, (line) => tag('p', escapedLines(line)));
  const length = lines.length > WHOLE_CALLOUT ? 'callout long' : 'callout';
  return `<aside class="${length}" style="background:${ground};border-color:${edge}">${head}${body}</aside>`;
}

// Chinese characters that fit into half of the page next to their name; other characters need a little over
// half the room.
const SHORT_VALUE = 16;
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\u2E80-\uFFEF\u{20000}-\u{3FFFF}]/u.test(character) ? 1 : 0.56),
    0,
  );

/** Facts in two columns of name and value; a long one, or one without a neighbour, gets its own row. */
function keyValueMarkup(items: ReportBlockOf<'keyValues'>['items']): string {
  const isShort = (index: number) => {
    const item = items[index];
    return item !== undefined && widthOf(item.value) <= SHORT_VALUE;
  };
  let drawn = '';
  for (let index = 0; index < items.length;) {
    const count = isShort(index) && isShort(index + 1) ? 2 : 1;
    drawn += each(
      items.slice(index, index + count),
      ({ key, value }) =>
        `<div class="fact${count === 1 ? ' wide' : ''}"><dt>${escaped(key)}</dt><dd>${escapedLines(value)}</dd></div>`,
    );
    index += count;
  }
  return tag('dl', drawn);
}

function sourcesMarkup({ items }: ReportBlockOf<'sources'>): string {
  const drawn = each(items, (source, index) => {
    const href = safeAddress(source.url);
    const address = source.url ? ` <span class="address">${escaped(source.url)}</span>` : '';
    const line = `${escaped(sourceText(source))}${address}`;
    const mark = tag('span', `${index + 1}.`, 'mark');
    return `<li>${mark}<span class="item">${href ? `<a href="${escaped(href)}">${line}</a>` : line}</span></li>`;
  });
  return `<section class="sources"><h3>${SOURCES_HEADING}</h3><ol>${drawn}</ol></section>`;
}

export { REPORT_FAMILY } from './markup/styles.js';

/** A report as the body of a printed page, without URLs and scripts. */
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
