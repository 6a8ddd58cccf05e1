import type { TextLine } from '../reading/page-text.js';
import { findDate, findPeriod } from './dates.js';
import type { Entry } from './entries.js';
import { isAction, withoutBullet } from './words.js';

const NUMBER = /^\s*(?:[（(]?\d{1,2}[)）.、．](?!\d{1,2}(?!\d))|[①②③④⑤⑥⑦⑧⑨⑩])/u;
const NAME = /设计|竞赛|大赛|比赛|挑战杯|作业|课题|项目|系统|实验|《/u;
const TAKES_PART = /^(?:参加|参与)(?:了|过)?(?=\S{2,}(?:竞赛|大赛|比赛|挑战杯|项目)$)/u;
const MAX_NAME_LENGTH = 40;

/** 2026年 参加某设计竞赛，未获奖: the project of a list item; null for any other line. */
function projectIn(line: TextLine): Entry | null {
  const { text } = withoutBullet(line.text);
  if (!NUMBER.test(line.text) || line.text.includes('\t') || findPeriod(text)?.period.end !== undefined)
    return null;
  const [clause = ''] = /^[^，,；;。]+/u.exec(text) ?? [];
  const dated = findDate(clause);
  const isFirst = dated !== null && clause.startsWith(dated.text);
  const name = (isFirst ? dated.rest : clause).trim().replace(TAKES_PART, '');
  if (!NAME.test(name) || name.length > MAX_NAME_LENGTH || isAction(name)) return null;
  const rest = text.slice(clause.length).replace(/^[，,；;。\s]+/u, '');
  return {
    parts: [{ text: name, line }],
    ...(isFirst && { period: { value: { start: dated.date }, line } }),
    statements: rest === '' ? [] : [{ text: rest, isBullet: true, line }],
  };
}

/** A numbered list in which each item is a project, with its details after the first comma; null for other lines. */
export function projectsOfList(lines: readonly TextLine[]): Entry[] | null {
  const found = lines.flatMap((line) => projectIn(line) ?? []);
  return found.length > 1 && found.length === lines.length ? found : null;
}
