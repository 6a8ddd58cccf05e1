import { fieldsIn } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { employersOf, type FactMatch, monthsOf, span } from './match-dates.js';
import { MONTHS, monthsOfDay } from './months.js';
import { evidenceIn, type ProvingText, type ResumeReading } from './read-resume.js';

/** Classes of driving licences by rank: a higher one includes the lower. */
const RANKS: Readonly<Record<string, number>> = { A1: 6, A2: 5, B1: 4, B2: 3, C1: 2, C2: 1 };
const CLASS = /(?<![A-Z])([ABC][12])(?!\d)/iu;
const LICENCE = /驾驶证|驾照|驾龄|\b[ABC][12]\s?(?:驾|照|证)/iu;
const YEARS = /驾龄[^\d一二三四五六七八九十,]{0,4}(\d{1,2})/u;
const SINCE = /(\d{4})\s*年?(?:\d{1,2}月)?[^\d，。]{0,4}(?:领证|拿证|取得|初领)|驾龄[^\d]{0,3}(\d{1,2})/u;

const classIn = (text: string): string => (CLASS.exec(text)?.[1] ?? '').toUpperCase();

/** The years of driving, by the date of the licence. */
function yearsIn(text: ProvingText, year: number): number | null {
  const match = SINCE.exec(text.text);
  if (!match) return null;
  return match[1] === undefined ? Number(match[2]) : year - Number(match[1]);
}

/** Judges a licence class or years of driving; null if a clause requires neither. */
export function matchDriving(text: string, reading: ResumeReading, month: string): FactMatch | null {
  const { texts, document } = reading;
  const least = Number(YEARS.exec(text)?.[1] ?? 0);
  if (least > 0) {
    const year = Number(month.slice(0, 4));
    const dated = texts.find((each) => (yearsIn(each, year) ?? 0) >= least);
    if (dated) return { state: '直接', reason: `简历写明驾龄不少于 ${least} 年`, atoms: [evidenceIn(dated)] };
    const jobs = document.work.filter(
      (item) => isEmployment(item) && fieldsIn(headOf(item)).includes('驾驶'),
    );
    const months = monthsOf(jobs, monthsOfDay(month));
    if (months >= least * MONTHS)
      return {
        ...{ state: '直接', reason: `开车的工作合计 ${span(months)}` },
        atoms: employersOf(jobs, document.work, 'work'),
      };
    return { state: '待确认', reason: '简历没有写驾龄', atoms: [], action: '写明初次领证的年份。' };
  }
  const required = RANKS[classIn(text)];
  if (required === undefined || !LICENCE.test(text)) return null;
  const own = texts
    .filter((each) => LICENCE.test(each.text) && classIn(each.text) !== '')
    .sort((a, b) => (RANKS[classIn(b.text)] ?? 0) - (RANKS[classIn(a.text)] ?? 0))[0];
  if (!own) return null;
  return (RANKS[classIn(own.text)] ?? 0) >= required
    ? { state: '直接', reason: `简历写明${classIn(own.text)}驾驶证`, atoms: [evidenceIn(own)] }
    : {
        state: '缺口',
        reason: `要求${classIn(text)}，简历写的是${classIn(own.text)}`,
        atoms: [evidenceIn(own)],
      };
}
