import { regex } from '@qicheng/resume/regex';

/** A hospital of a grade, as a requirement names it: 二级及以上医院, 三甲医院. */
const REQUIRED = regex('u')`
  (?:[一二三]级(?:[甲乙]等?)?|[二三][甲乙])(?:[及或]?以上)?的?(?:综合性?|公立|专科)?(?:医院|医疗机构)
`;
const GRADE = /([一二三])(?:级\s?([甲乙])?|([甲乙]))/u;
const LEVELS: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3 };
/** 甲等 is above 乙等 of the same level. */
const FIRST_CLASS = 0.5;

/** The rank of the first grade in a text; null if it names none. */
function gradeIn(text: string): number | null {
  const [, level = '', after, short] = GRADE.exec(text) ?? [];
  const rank = LEVELS[level];
  return rank === undefined ? null : rank + ((after ?? short) === '甲' ? FIRST_CLASS : 0);
}

/** The least grade of the hospital that a requirement names, and its text without it. */
export function requiredGrade(text: string): { grade: number | null; rest: string } {
  const named = REQUIRED.exec(text)?.[0];
  return named === undefined
    ? { grade: null, rest: text }
    : { grade: gradeIn(named), rest: text.replace(named, '医院') };
}

/** The grade that is stated with the name of a hospital: 苏州明湖医院（三级乙等）; null if none is stated. */
export const gradeOfHospital = (employer: string): number | null =>
  /医院|卫生院|保健院|医疗/u.test(employer) ? gradeIn(employer) : null;
