import { writtenNumber } from './written-number.js';

const PERIOD = '(?:每个?月|一个?月|月均|每月|每年|一年|全年|年均|每天|一天|日均)';
const FIGURE = '(\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:多|余|来)?\\s?([万千亿])';
const SAVED = new RegExp(
  `${PERIOD}[^，,。；;\\d]{0,12}(?:省|节[省约]|降|少花|少付|压缩)[^，,。；;\\d]{0,4}${FIGURE}`,
  'u',
);
const TURNOVER = new RegExp(
  `${PERIOD}[^，,。；;\\d]{0,4}(?:营业额|营收|流水|销售额|收入)[^，,。；;\\d]{0,4}${FIGURE}`,
  'u',
);
const unitOf = (words: string): string => /[年月天日]/u.exec(words.replace(/日均/u, '天'))?.[0] ?? '';

/** Nobody saves this share of the turnover of the same period. */
const MAX_SHARE = 0.5;

const valueIn = ([, figure = '', scale = '']: RegExpExecArray): number => writtenNumber(`${figure}${scale}`);

/** Savings of more than half of the turnover of the same period, with both figures; null if there are none. */
export function savedBeyondTurnover(text: string): string | null {
  const [saved, turnover] = [SAVED.exec(text), TURNOVER.exec(text)];
  if (saved === null || turnover === null || unitOf(saved[0]) !== unitOf(turnover[0])) return null;
  return valueIn(saved) > valueIn(turnover) * MAX_SHARE ? `${saved[0]}，${turnover[0]}` : null;
}
