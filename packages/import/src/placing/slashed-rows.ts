import { reworded, type TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import { PHONE } from './facts.js';

const SLASH = /\s*[/／╱]\s*/gu;
const MIN_PARTS = 3;
const MAX_PART_LENGTH = 24;

/** 2021-05~2025-09/某公司/销售主管, 尹浩然/男/1994-08/湖北襄阳/138…: turns names and details between slashes into cells. */
export const withSlashedRows = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const { text, box } = line;
    if (box !== null || /[\t|｜。；;]|https?:|\.com\//iu.test(text) || !/[/／╱]/u.test(text)) return line;
    const found = findPeriod(text);
    const isDated = found !== null && text.trim().startsWith(found.text);
    const said = isDated ? text.slice(text.indexOf(found.text) + found.text.length) : text;
    const isHead = isDated && /^\s*[/／╱]/u.test(said);
    const parts = said.split(SLASH).filter((part) => part.trim() !== '');
    const isOfPerson = PHONE.test(text) && parts.some((part) => /^(?:男|女)$/u.test(part.trim()));
    const least = isHead ? MIN_PARTS - 1 : MIN_PARTS;
    if ((!isHead && !isOfPerson) || parts.length < least) return line;
    if (parts.some((part) => part.length > MAX_PART_LENGTH)) return line;
    return reworded(line, [...(isDated ? [found.text] : []), ...parts.map((part) => part.trim())].join('\t'));
  });
