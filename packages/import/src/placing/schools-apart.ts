import { reworded, type TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';

const BEGINS_WITH_SCHOOL = /^\p{Script=Han}{2,20}(?:大学|学院|学校)\s+\S/u;

/** 江南大学 生物技术 本科 2021.09-2025.06 GPA 3.4/4.0，校二等奖学金: the head and the text after its period. */
export function schoolsApart(line: TextLine): TextLine[] {
  const period = BEGINS_WITH_SCHOOL.test(line.text) ? findPeriod(line.text) : null;
  const at = period?.period.end === undefined ? -1 : line.text.indexOf(period.text);
  if (period === null || at < 0) return [line];
  const end = at + period.text.length;
  const [head, rest] = [line.text.slice(0, end), line.text.slice(end).replace(/^[\s，,;；|]+/u, '')];
  return rest.length < 2 || !/^(?:GPA|绩点|专业|排名|主修|课程|均分|成绩|获|校)/iu.test(rest)
    ? [line]
    : [reworded(line, head), reworded(line, rest)];
}
