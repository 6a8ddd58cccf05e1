import { regex } from '@qicheng/resume/regex';

const PAY = regex('u')`
  ^(?:包吃包?住|包住|管吃管?住)?(?:(?:希望|期望|想要)?(?:工资|一个月|每个?月|月薪|薪资|薪水|底薪|待遇|税前|税后
  |到手)(?:大概|最少|至少|希望|要求|要|在|能有|是)?|希望|期望|想要|要求|大概|最少
  |至少)?\s*(?<pay>(?:\d{4,5}|\d{1,2}(?:\.\d)?\s*[kK万千]|[一二两三四五六七八九]万[一二两三四五六七八九]?千?
  |[一二两三四五六七八九]千[一二三四五六七八九]?)(?:\s*[-~～—到至]\s*\d[\d.]*\s*[kK万千]?)?(?:块|元|多)?(?:往上
  |以上|左右|上下|起|\+)?)(?:吧|就行|就可以|即可|包吃住|包吃包住|都行)*$
`;
/** A number alone is ambiguous. */
const BARE = /^(?:\d|希望|期望|想要|要求)/u;
const SPOKEN_SUM = /^([一二两三四五六七八九])?(万)?([一二两三四五六七八九])?(千)?([一二三四五六七八九])?/u;
const DIGITS = '零一二三四五六七八九';
/** 八千, 一万五, 六千五: an amount in words. */
function inFigures(whole: string, first = '', ten = '', second = '', thousand = '', third = ''): string {
  const digit = (mark: string): number => (mark === '两' ? 2 : Math.max(0, DIGITS.indexOf(mark)));
  if (whole === '' || (ten === '' && thousand === '')) return whole;
  const ofTen = ten === '' ? 0 : digit(first) * 10_000;
  const ofThousand = digit(ten === '' ? first : second) * 1000;
  return String(ofTen + ofThousand + digit(third) * 100);
}
/** 一万五左右: the amount in digits. */
export const payInFigures = (pay: string): string => pay.replace(SPOKEN_SUM, inFigures);

/** 工资6000以上吧, 8000往上, 一万五左右: the desired pay in a clause; null for any other clause. */
export const payIn = (clause: string): string | null => {
  const pay = PAY.exec(clause.trim())?.groups?.pay;
  if (pay === undefined || (!/[往以左上起+]|千|万|[kK]/u.test(pay) && BARE.test(clause))) return null;
  return pay;
};
