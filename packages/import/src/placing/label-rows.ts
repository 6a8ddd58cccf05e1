import type { TextLine } from '../reading/page-text.js';
import { factKindOf } from './fact-labels.js';

/** A narrower gap separates cells only if the row has no wider one. */
const GAPS = [/\t/u, /\t|\s{2,}/u, /\s+/u];
const LABEL = /^[\p{Script=Han}/／（()）、]{2,14}$/u;
const MIN_KNOWN = 2;
const MAX_CELLS = 10;

const cellsOf = (text: string, gap: RegExp): string[] => text.split(gap).flatMap((cell) => cell.trim() || []);
const tight = (text: string): string => text.replace(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, '');
const known = (cells: readonly string[]): number => cells.filter((cell) => factKindOf(cell) !== null).length;

/** The cells of a row that consists only of labels, and the gaps between them; null for any other row. */
function labelsOf({ text }: TextLine): { labels: string[]; gap: number } | null {
  if (/[:：,，。;；\d]/u.test(text)) return null;
  for (const [gap, form] of GAPS.entries()) {
    const labels = cellsOf(text, form).map(tight);
    const isRow =
      labels.length >= MIN_KNOWN &&
      labels.length <= MAX_CELLS &&
      labels.every((cell) => LABEL.test(cell)) &&
      known(labels) >= MIN_KNOWN &&
      known(labels) * 2 >= labels.length;
    if (isRow) return { labels, gap };
  }
  return lettersApart(text);
}

/** Common labels, whose letters may be spaced out. */
const USUAL = [
  ...'姓名|曾用名|性别|年龄|出生年月|出生日期|民族|籍贯|政治面貌|学历|学位|身高|体重|婚姻状况|婚否|健康状况|专业|职称'.split(
    '|',
  ),
  ...'联系电话|联系方式|手机|邮箱|毕业院校|毕业学校|毕业时间|所学专业|家庭住址|现住址|户口所在地|照片'.split(
    '|',
  ),
].sort((one, other) => other.length - one.length);
const EACH_USUAL = new RegExp(USUAL.join('|'), 'gu');
const ONLY_USUAL = new RegExp(`^(?:${USUAL.join('|')}){3,}$`, 'u');

/** 姓  名 性 别 年  龄: a row of labels whose letters are as far apart as the labels. */
function lettersApart(text: string): { labels: string[]; gap: number } | null {
  const bare = text.replace(/\s+/gu, '');
  if (!/\p{Script=Han}\s+\p{Script=Han}/u.test(text) || !ONLY_USUAL.test(bare)) return null;
  return { labels: [...bare.matchAll(EACH_USUAL)].map(([label]) => label), gap: 2 };
}

function valuesOf({ text }: TextLine, count: number, least: number): string[] | null {
  for (const form of GAPS.slice(least)) {
    const cells = cellsOf(text, form);
    if (cells.length !== count) continue;
    return known(cells) === 0 && !cells.some((cell) => /[:：]/u.test(cell)) ? cells : null;
  }
  return null;
}

/** 姓 名 | 性 别 above 轩辕婷 | 女: aligns the cells of rows whose gaps are spaces of any width. */
export function withLabelRows(lines: readonly TextLine[]): TextLine[] {
  const rows = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || line.box !== null || next.box !== null) continue;
    const row = labelsOf(line);
    // Tabs already separate cells, including empty ones.
    if (row === null || (line.text.includes('\t') && next.text.includes('\t') && row.gap === 0)) continue;
    const values = valuesOf(next, row.labels.length, line.text.includes('\t') ? 0 : row.gap);
    if (values === null) continue;
    rows[at] = { ...line, text: row.labels.join('\t'), quote: line.quote ?? line.text };
    rows[at + 1] = { ...next, text: values.join('\t'), quote: next.quote ?? next.text };
  }
  return rows;
}
