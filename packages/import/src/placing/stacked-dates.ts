import type { TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';

const DATE = String.raw`(?:19|20)\d{2}(?:\s*[年./-]\s*(?:1[0-2]|0?[1-9])\s*月?|年)?`;
const START = new RegExp(`^\\s*${DATE}\\s*$`, 'u');
const END = new RegExp(`^\\s*(?:[-–—~～至到]\\s*)?(?:${DATE}|至今|今|现在|present|now)\\s*$`, 'iu');

/** 2023.06 above 至今, as columns of dates are copied: the two ends of a period on one line. */
export function withStackedDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next, following] = lines.slice(at, at + 3);
    if (line === undefined) break;
    const isPair =
      line.box === null &&
      next !== undefined &&
      START.test(line.text) &&
      END.test(next.text) &&
      !END.test(following?.text ?? '');
    const text = isPair
      ? `${line.text.trim()} - ${next.text.replace(/^\s*[-–—~～至到]\s*(?=\d)/u, '').trim()}`
      : line.text;
    if (!isPair || findPeriod(text)?.period.end === undefined) joined.push(line);
    else {
      joined.push({ ...line, text, quote: line.quote ?? text });
      at += 1;
    }
  }
  return joined;
}

/** 2022年8月至今 Aug 2022 – Present: the same period in the other language says nothing more. */
export function withoutRepeatedPeriods(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line) => {
    const first = findPeriod(line.text);
    const second = first?.period.end === undefined ? null : findPeriod(line.text.replace(first.text, '\t'));
    const isRepeated =
      first !== null && second !== null && JSON.stringify(first.period) === JSON.stringify(second.period);
    if (!isRepeated) return line;
    const at = line.text.indexOf(first.text) + first.text.length;
    const rest = line.text.slice(at);
    const text = `${line.text.slice(0, at)}${rest.replace(second.text, '')}`;
    return { ...line, text, quote: line.quote ?? line.text };
  });
}
