import { regex } from '@qicheng/resume/regex';

/** The five grades of a trade, by number and by name, from the lowest: 五级 is 初级工, 一级 is 高级技师. */
const GRADES: readonly (readonly [pattern: RegExp, rank: number, name: string])[] = [
  [/[一1]级|高级技师/u, 5, '一级（高级技师）'],
  [/[二2]级|(?<!高级)技师/u, 4, '二级（技师）'],
  [/[三3]级|高级(?!技师)/u, 3, '三级（高级工）'],
  [/[四4]级|中级/u, 2, '四级（中级工）'],
  [/[五5]级|初级/u, 1, '五级（初级工）'],
];
/** Certificates and titles with levels of another scheme. */
const OTHER_SCHEME = regex('u')`
  职称|普通话|CATTI|计算机|CFA|FRM|建造师|造价|会计|安全员|护[士师]|药师|医师|教师|检验师资格|治疗[师士]|软考|驾驶|驾照
`;
/** Grades of hospitals and schools, which are none of a certificate. */
const OF_PLACES =
  /[一二三]级(?:甲等|乙等)?(?:及?以上)?(?:综合|专科)?医院|(?:高级)?技师学院|[（(][^（）()]*优先[^（）()]*[)）]/gu;

const ranksIn = (text: string): number[] =>
  GRADES.flatMap(([pattern, rank]) => (pattern.test(text.replace(OF_PLACES, '')) ? [rank] : []));

/** The grade that a requirement of a certificate of a trade names, the lowest of several; null for other certificates. */
export function requiredTradeGrade(name: string, requirement: string): { rank: number; name: string } | null {
  if (OTHER_SCHEME.test(name)) return null;
  const rank = Math.min(...ranksIn(requirement));
  const grade = GRADES.find((each) => each[1] === rank);
  return grade === undefined ? null : { rank, name: grade[2] };
}

/** The grade that a résumé states for it, the highest of several; null if none is stated. */
export function ownTradeGrade(affirmed: string, pattern: RegExp): number | null {
  const own = affirmed.split(/[，,、；;。]/u).find((clause) => pattern.test(clause)) ?? '';
  const ranks = ranksIn(own).length > 0 ? ranksIn(own) : ranksIn(affirmed);
  return ranks.length === 0 ? null : Math.max(...ranks);
}

/** A grade next to the name of a trade: 三级 in 检验员三级 and 高级茶艺师. */
export const withoutGrade = (name: string): string =>
  name.replace(
    /^(?:[初中高]级|[一二三四五]级)(?=.{2,}[员师工]$)|\s?[（(]?(?:[一二三四五1-5]级|[初中高]级工?)[)）]?$/gu,
    '',
  );

/** A trade with its grade and without the word for a certificate: 质检员三级, 茶艺师（四级）. */
export const GRADED_TRADE =
  /([\u4e00-\u9fa5]{1,8}(?<!教|医|药|护|程|级|会计)[员师工])\s?[（(]?(?:[一二三四五]级|[初中高]级工)(?!医院|教师)/gu;
