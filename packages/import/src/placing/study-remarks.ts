import type { DateRange, PartialDate } from '@qicheng/resume/document';
import type { TextLine } from '../reading/page-text.js';
import { findDate } from './dates.js';
import { type Draft, SURE } from './draft.js';

const EXPECTED = /预计|预期|将于|拟于/u;
const GRADUATES = /毕业|结业|取得|拿证|完成/u;
const PART_TIME =
  /^(?:非全日制|函授|业余|夜大|夜校|在职|自考|自学考试|成人(?:教育|高考)?|成教|网络教育|远程(?:教育)?|开放教育)$/u;
const FULL_TIME = /^(?:普通)?全日制$/u;

const clausesOf = (remark: string): string[] =>
  remark
    .split(/[，,、；;]/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const expectedEnd = (clause: string): PartialDate | undefined =>
  EXPECTED.test(clause) && GRADUATES.test(clause) ? findDate(clause)?.date : undefined;

/** 2024.3至今 with 预计2027年1月毕业 in the brackets of the level: the period until the expected date. */
export function withExpectedEnd(period: DateRange, parts: readonly { text: string }[]): DateRange {
  if (period.end !== undefined && period.end !== 'present') return period;
  const end = parts
    .flatMap(({ text }) => /[（(]([^（）()]*)[）)]/u.exec(text)?.[1] ?? [])
    .flatMap(clausesOf)
    .flatMap((clause) => expectedEnd(clause) ?? [])[0];
  return end === undefined ? period : { ...period, end };
}

/** 函授，预计2027年1月毕业: the form of the studies and their expected end; the words without a field are unplaced. */
export function takeStudyRemark(draft: Draft, item: string, remark: string, line: TextLine): void {
  const left = clausesOf(remark).filter((clause) => {
    const end = expectedEnd(clause);
    if (end !== undefined) draft.period(`${item}/period`, { end }, SURE.likely, line);
    if (PART_TIME.test(clause)) draft.put(`${item}/studyForm`, 'partTime', '非全日制', SURE.likely, line);
    if (FULL_TIME.test(clause)) draft.put(`${item}/studyForm`, 'fullTime', '全日制', SURE.likely, line);
    return end === undefined && !FULL_TIME.test(clause);
  });
  if (left.length > 0) draft.setAside({ ...line, text: left.join('，') });
}
