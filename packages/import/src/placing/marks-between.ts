import type { TextLine } from '../reading/page-text.js';

const MARK = '[★☆◆◇■●▪▲►✓✔√]';
/** ★爱好★ 钓鱼: a heading between two marks, with or without its text after it. */
const HEADED = new RegExp(`^\\s*(${MARK})\\s*(\\p{Script=Han}{1,8})\\s*\\1\\s*(.*)$`, 'u');
const MIN_HEADED = 2;
const FIRST = new RegExp(`^\\s*(${MARK})`, 'u');
const MAX_ITEM = 40;

/** ★教师资格证 ★普通话二级甲等: a mark in front of each item of a line puts each on its own line. */
function itemsOf(line: TextLine): TextLine[] {
  const mark = FIRST.exec(line.text)?.[1];
  const items = mark === undefined ? [] : line.text.split(mark).map((item) => item.trim());
  const isList =
    items.length > 2 &&
    items[0] === '' &&
    items.slice(1).every((item) => item !== '' && item.length <= MAX_ITEM);
  return isList
    ? items.slice(1).map((item) => ({
        ...line,
        text: item,
        quote: line.quote ?? line.text,
        isBullet: true,
        wraps: false,
      }))
    : [line];
}

/** Lines divided by the marks in them: headings between marks, and the items of a list. */
export function withMarksBetween(lines: readonly TextLine[]): TextLine[] {
  const isHeaded = (line: TextLine): boolean => line.box === null && HEADED.test(line.text);
  const areHeaded = lines.filter(isHeaded).length >= MIN_HEADED;
  return lines.flatMap((line) => {
    if (line.box !== null) return [line];
    const [, , title = '', rest = ''] = areHeaded ? (HEADED.exec(line.text) ?? []) : [];
    if (title === '') return itemsOf(line);
    const heading = { ...line, text: `【${title}】`, quote: line.quote ?? line.text };
    return rest === '' ? [heading] : [heading, { ...heading, text: rest, isApart: false }];
  });
}
