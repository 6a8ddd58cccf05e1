import type { WorkItem } from '@qicheng/resume/document';
import { wordsOfText } from '../../resume-analysis/items.js';
import { isEmployment } from '#src/jd/employment.js';
import { monthsOf, said } from '#src/jd/match-dates.js';
import { MONTHS, monthsOfDay } from '#src/jd/months.js';
import type { ResumeReading } from '#src/jd/read-resume.js';
import { namesCompany } from '../letter-ground.js';

const DIGITS = '零一二三四五六七八九十';
/** How long somebody worked: 做过三年天猫运营, 有5年招聘经验. */
const SPAN =
  /((?<![\d.])\d{1,2}|[一二两三四五六七八九十])\s?(?:个)?(半)?(年|个?月)(?!级|制(?!造)|度|前|底|内|初|末|份|来|后|均|薪|会|级|\d)/u;
const WORKED = /做|干|从事|任|管理|带|负责|运营|操盘|经验|经历|工作|从业|销售|开发|教|招聘/u;
/** Times of something else than one's own work, such as years with a tool. */
const OTHER = /学|读|坚持|连续|近[一二三四五\d]|未来|计划|希望|公司|成立|合同|保修|前|用(?:了|过)|使用/u;

const monthsIn = (clause: string): number | null => {
  const [, figure = '', half, unit = ''] = SPAN.exec(clause) ?? [];
  if (figure === '') return null;
  const count = /\d/u.test(figure) ? Number(figure) : figure === '两' ? 2 : DIGITS.indexOf(figure);
  return unit === '年' ? (count + (half ? 0.5 : 0)) * MONTHS : count;
};

/** So much longer than the résumé, by months and as a share, is no rounding. */
const ROUGH = { months: 9, share: 1.3 };

const nameOf = ({ company }: WorkItem): string => wordsOfText(company, 'zh');

/** The job that a clause names, by the name that people call its employer. */
const jobIn = (clause: string, items: readonly WorkItem[]): WorkItem | undefined =>
  items.find((item) => namesCompany(clause, nameOf(item)));

/** A time of work that is far longer than the résumé's dates allow, with what the dates say; null where there is none. */
export function falseSpan(
  clause: string,
  { document }: ResumeReading,
  today: string,
): { stated: string; told: string } | null {
  if (!WORKED.test(clause) || OTHER.test(clause)) return null;
  const stated = monthsIn(clause);
  const items = [...document.work, ...document.internships].filter(
    (item) => isEmployment(item) && item.period?.start && item.period.end,
  );
  if (stated === null || items.length === 0) return null;
  const undated = [...document.work, ...document.internships].length > items.length;
  const job = jobIn(clause, items);
  if (!job && undated) return null;
  const months = monthsOf(job ? [job] : items, monthsOfDay(today));
  if (months === 0 || stated - months < ROUGH.months || stated < months * ROUGH.share) return null;
  return { stated: clause, told: `${job ? nameOf(job) : '工作和实习合计'} ${said(months)}` };
}
