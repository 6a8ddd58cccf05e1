import { PRESENT } from '@qicheng/resume/document';
import { writtenNumber } from '#src/text/written-number.js';
import { answered, everyText, findDenial, UNSTATED } from './answers.js';
import type { FactMatch } from './match-dates.js';
import { endOf, MONTHS, monthsOfDay } from './months.js';
import type { ResumeReading } from './read-resume.js';

const STUDENT = /在读|在校|在籍|大[一二三四](?!型|类)|研[一二三]/u;
/** Whether a clause asks for somebody who studies. */
export const asksForStudents = (text: string): boolean => STUDENT.test(text);

/** Graduates whom a posting for students accepts as well: 或毕业一年内. */
const OR_GRADUATED = /毕业[^,，;；。]{0,4}?([一二两三\d])\s*年(?:以|之)?内/u;
/** The usual last month of studies of which only the year is stated. */
const USUAL_END = 6;

/** Judges whether somebody studies, or graduated as recently as the clause accepts. */
export function matchStudent(text: string, reading: ResumeReading, month: string): FactMatch {
  const denial = findDenial(reading, (clause) => /在校|实习/u.test(clause));
  if (denial) return answered('缺口', `简历写明“${denial.clause}”`, denial.text);
  const own = everyText(reading).find(({ affirmed }) => STUDENT.test(affirmed));
  if (own) return answered('直接', '简历写明在读', own);
  const now = monthsOfDay(month);
  const { education, work } = reading.document;
  const ends = education.flatMap(({ id, period }, index) =>
    period?.end === undefined
      ? []
      : [{ end: period.end, atom: { pointer: `/education/${index}/period`, targetId: id } }],
  );
  const ongoing = ends.find(({ end }) => end === PRESENT || endOf({ m: USUAL_END, ...end }) >= now);
  if (ongoing)
    return {
      ...{ state: '直接', reason: '还没有毕业' },
      atoms: [{ ...ongoing.atom, quote: ongoing.end === PRESENT ? '至今' : `${ongoing.end.y} 年毕业` }],
    };
  const years = writtenNumber(OR_GRADUATED.exec(text)?.[1] ?? '0');
  const recent = ends.find(
    ({ end }) => end !== PRESENT && now - endOf({ m: USUAL_END, ...end }) <= years * MONTHS,
  );
  if (recent && years > 0 && recent.end !== PRESENT)
    return {
      ...{ state: '直接', reason: `${recent.end.y} 年毕业，在毕业 ${years} 年以内` },
      atoms: [{ ...recent.atom, quote: `${recent.end.y} 年毕业` }],
    };
  const isAtWork = work.some(({ period }) => period?.end === PRESENT);
  return isAtWork && ends.length > 0 ? answered('缺口', '要求在读，简历是毕业后在职') : UNSTATED;
}
