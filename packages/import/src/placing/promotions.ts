import type { TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';

const OFFICE = String.raw`[^\d（()）:：，,。；;]{2,14}`;
const WHEN = String.raw`\s*[（(][\d.年月/\s~～—–至今现在-]{4,24}[）)]`;
const PROMOTION = new RegExp(`^${OFFICE}${WHEN}(?:\\s*(?:→|➡|-+>|—+>)\\s*${OFFICE}${WHEN})+$`, 'u');
const PERIODS = new RegExp(WHEN, 'gu');

/** 店员（2016.07-2018.12）→ 店长（2019.01-2022.03） below a dated head: the titles complete that head. */
export function withPromotions(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const head = joined.at(-1);
    const text = line.text.trim();
    if (head !== undefined && PROMOTION.test(text) && findPeriod(head.text) !== null)
      joined[joined.length - 1] = {
        ...head,
        text: `${head.text}\t${text.replace(PERIODS, '').replace(/\s*(?:→|➡|-+>|—+>)\s*/gu, '→')}`,
        quote: `${head.quote ?? head.text} ${text}`,
      };
    else joined.push(line);
  }
  return joined;
}
