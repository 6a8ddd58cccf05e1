import {
  evened,
  fail,
  isOpen,
  type Judge,
  type Judged,
  notRead,
  notStated,
  pass,
  unknown,
} from './clause.js';

const DAY_MS = 86_400_000;
/** Tables rarely state the reference date of ages, so birthdays near today are undecided. */
const MARGIN_DAYS = 120;

const dayOf = (year: string, month: string, day: string | undefined) =>
  `${year}-${month.padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`;

/** The stated day, otherwise the last day of the month. */
function lastDay(year: string, month: string, day: string | undefined): string {
  if (day !== undefined) return dayOf(year, month, day);
  return new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

interface Range {
  from?: string;
  to?: string;
}

const DATE = String.raw`(\d{4})年(\d{1,2})月(?:(\d{1,2})日)?`;

/** A range of complete dates of birth; null if a text only states ages. */
function birthRange(text: string): Range | null {
  const both = new RegExp(`${DATE}(?:以后)?[至到—-]${DATE}(?:期间|之间|以前)?(?:内)?出生`).exec(text);
  if (both) {
    const [, y1 = '', m1 = '', d1, y2 = '', m2 = '', d2] = both;
    return { from: dayOf(y1, m1, d1), to: lastDay(y2, m2, d2) };
  }
  const after = new RegExp(`${DATE}\\(?含?\\)?(?:及?以后|之后)\\(?含?[^)]*\\)?出生`).exec(text);
  if (after) return { from: dayOf(after[1] ?? '', after[2] ?? '', after[3]) };
  const before = new RegExp(`${DATE}\\(?含?\\)?(?:及?以前|之前)出生`).exec(text);
  return before ? { to: lastDay(before[1] ?? '', before[2] ?? '', before[3]) } : null;
}

const birthday = (birthDate: string, years: number): string =>
  `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`;
const daysFrom = (day: string, today: string) =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS;

const RELAXED = '有放宽条款，是否适用要看个人情况';
const tooOld = (text: string, why: string): Judged =>
  /放宽/.test(text)
    ? unknown(`${why}；${RELAXED}`, '核对是否符合放宽条件')
    : fail(why, '改选年龄要求更宽的职位');

/** 以上 and 以下 include the number itself (民法典第 1259 条), so 35 周岁以下 ends on the 36th birthday. */
function judgeYears(text: string, birthDate: string, today: string): Judged | null {
  const least = /(\d{2})周?岁(?:及|\(含\))?以上|年满(\d{2})周?岁/.exec(text);
  const most = /(\d{2})周?岁(?:及|\(含\))?以[下内]|不超过(\d{2})周?岁|(\d{2})周?岁为限/.exec(text);
  const under = /(?:不满|未满)(\d{2})周?岁/.exec(text);
  const range = /(\d{2})(?:周?岁)?(?:-|—|至|到)(\d{2})周?岁/.exec(text);
  const from = range?.[1] ?? least?.[1] ?? least?.[2];
  const to = range?.[2] ?? most?.[1] ?? most?.[2] ?? most?.[3];
  const end = to === undefined ? under?.[1] : String(Number(to) + 1);
  if (from === undefined && end === undefined) return null;
  if (end !== undefined) {
    const left = daysFrom(birthday(birthDate, Number(end)), today);
    if (Math.abs(left) <= MARGIN_DAYS)
      return unknown(`临近 ${end} 周岁，要看年龄计算的截止日`, '按公告写明的截止日核对');
    if (left < 0) return tooOld(text, `已满 ${end} 周岁`);
  }
  if (from !== undefined) {
    const left = daysFrom(birthday(birthDate, Number(from)), today);
    if (Math.abs(left) <= MARGIN_DAYS)
      return unknown(`临近 ${from} 周岁，要看年龄计算的截止日`, '按公告写明的截止日核对');
    if (left > 0) return fail(`未满 ${from} 周岁`, '达到年龄后报考');
  }
  return pass('年龄符合');
}

/** 年龄: by dates of birth if stated, otherwise by the age today with a margin. */
export const judgeAge: Judge = (text, { candidate: { birthDate }, today }) => {
  if (isOpen(text)) return pass('不限年龄');
  const words = evened(text).replace(/\s/g, '');
  const birth = birthRange(words);
  if (birthDate === undefined) return notStated('出生日期');
  if (birth === null) return judgeYears(words, birthDate, today) ?? notRead('年龄要求');
  if (birth.from !== undefined && birthDate < birth.from) return tooOld(words, `出生日期早于 ${birth.from}`);
  if (birth.to !== undefined && birthDate > birth.to)
    return fail(`出生日期晚于 ${birth.to}`, '达到年龄后报考');
  return pass('出生日期在要求的范围内');
};
