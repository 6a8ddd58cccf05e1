import { findDate, type FoundDate } from './dates.js';
import { splitOutsideBrackets } from './outside-brackets.js';

// 2022-2023学年: an award for an academic year is dated at the end of that year.
const SCHOOL_YEAR = /20\d{2}\s*[-–—~/至]\s*(?:20)?(\d{2})\s*(?:学年度?|年度)的?[\s，,:：]*/u;
const SHORT_DATE =
  /^[[（(]?(\d{2})[./](1[0-2]|0?[1-9])(?![\d.])[\])）]?|(?<![\d.])(\d{2})[./](1[0-2]|0?[1-9])[\])）]?$/u;

/** 2023年度优秀员工 is the 年度优秀员工 of 2023. */
function withWordOfYear(found: FoundDate, text: string): FoundDate {
  const after = text.slice(text.indexOf(found.text) + found.text.length);
  const isWhole =
    /^年度\p{Script=Han}/u.test(after) || (found.text.endsWith('年') && /^度\p{Script=Han}/u.test(after));
  if (!isWhole || !/^[年度]/u.test(found.rest)) return found;
  return { ...found, rest: `年度${found.rest.replace(/^年?度\s*/u, '')}` };
}

/** The date of an award; besides the full forms, 22.10 at either end of the line. */
export function dateOf(text: string): FoundDate | null {
  const year = SCHOOL_YEAR.exec(text);
  if (year)
    return {
      date: { y: 2000 + (Number(year[1]) % 100) },
      text: year[0],
      rest: text.replace(year[0], '').trim(),
    };
  const full = findDate(text);
  if (full !== null) return withWordOfYear(full, text);
  const [whole, y1, m1, y2, m2] = SHORT_DATE.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = text.replace(whole, '').replace(/^[\s|｜,，:：—–-]+|[\s|｜,，:：—–（(-]+$/g, '');
  return rest === ''
    ? null
    : { date: { y: 2000 + Number(y1 ?? y2), m: Number(m1 ?? m2) }, text: whole, rest };
}

const YEARS =
  /^((?:(?:19|20)\d{2}\s*(?:年度?|学年)?\s*[、,，和及]\s*)+(?:19|20)\d{2})\s*(?:年度?|学年)\s*(?:的|获评?|获得)?\s*(?=\D{2})/u;

const BEFORE_YEAR = /[，,；;、]\s*(?=(?:19|20)\d{2}(?:\s*年|[./]\d))/gu;
const isNamed = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/年度|学年|[年月]/gu, ' '));

/** 2019年、2020年服务标兵，2021年技能竞赛三等奖: each award with the years in front of it. */
export function datedClauses(text: string): string[] {
  if (!/^\s*(?:19|20)\d{2}/u.test(text)) return [text];
  const clauses: string[] = [];
  let years = '';
  for (const part of splitOutsideBrackets(text, BEFORE_YEAR)) {
    const whole = years === '' ? part : `${years}、${part}`;
    if (isNamed(part)) clauses.push(whole);
    years = isNamed(part) ? '' : whole;
  }
  return years === '' ? clauses : [text];
}

/** 国家奖学金（2022.11、2023.11）, 2021、2023年度考核优秀: an award won more than once. */
export function awardYears(text: string): string[] {
  const years = YEARS.exec(text);
  if (years !== null)
    return (years[1]?.match(/\d{4}/gu) ?? []).map((year) => `${text.slice(years[0].length)}（${year}）`);
  const [, name = '', dates = ''] = /^(.{3,40}?)[\s（(，,]+([\d.年月/、，,\s-]+)[）)]?$/u.exec(text) ?? [];
  const times = dates.split(/[、，,]/u).map((date) => date.trim());
  const bare = name.replace(/^(?:[两二三四五]|\d)次(?:获得?)?(?=\S{3})|[，,]$/gu, '');
  return times.length > 1 && times.every((date) => findDate(date)?.rest === '')
    ? times.map((date) => `${bare}（${date}）`)
    : [text];
}

/** 2023年：国家奖学金、三好学生: the leading date applies to all. */
export function dateShared(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts;
  const date = dateOf(first);
  const isOfAll = others.length > 0 && date !== null && first.startsWith(date.text);
  return isOfAll && others.every((part) => dateOf(part) === null)
    ? [first, ...others.map((part) => `${date.text} ${part}`)]
    : [...parts];
}
