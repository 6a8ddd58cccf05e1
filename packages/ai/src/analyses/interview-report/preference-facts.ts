import type { InterviewReportInput } from '@qicheng/analysis/interview-report';
import { SALARY_UNIT } from '@qicheng/resume/codes/intention';
import type { EducationItem } from '@qicheng/resume/document';
import { wordsOfText } from '../resume-analysis/items.js';

type Reading = (input: InterviewReportInput) => string | null;

const salary: Reading = ({ resume: { document } }) => {
  const salary = document.intention.salary;
  const { min, max, unit } = salary ?? {};
  if (min === undefined) return null;
  const range = max === undefined || max === min ? `${min}` : `${min} 到 ${max}`;
  if (unit === undefined)
    return `简历上写的期望是 ${range}，没有写单位；回答时说清是月薪还是年薪、税前还是税后，数字和简历一致。`;
  return `简历上写的期望是 ${range} ${SALARY_UNIT[unit].zh}，先报这个范围，和简历一致。`;
};

const city: Reading = ({ resume: { document, language } }) => {
  const names = (document.intention.cities ?? [])
    .map((place) => wordsOfText(place.name, language))
    .filter((name) => name !== '');
  return names.length === 0 ? null : `简历的求职意向写了${names.slice(0, 3).join('、')}，回答要和它一致。`;
};

const arrival: Reading = ({ resume: { document, language } }) => {
  const stated = wordsOfText(document.intention.arrival, language);
  return stated === '' ? null : `简历上写的到岗时间是“${stated}”，回答要和它一致。`;
};

const rankOf = ({ rank, gpa, averageScore }: EducationItem): string | null => {
  if (rank?.position !== undefined && rank.total !== undefined) return `排名 ${rank.position}/${rank.total}`;
  if (rank?.percent !== undefined) return `排名前 ${rank.percent}%`;
  if (gpa?.value !== undefined)
    return `绩点 ${gpa.value}${gpa.scale === undefined ? '' : `（满分 ${gpa.scale}）`}`;
  return averageScore === undefined ? null : `平均分 ${averageScore}`;
};

const marks: Reading = ({ resume: { document } }) => {
  const [first] = document.education.map(rankOf).filter((stated) => stated !== null);
  return first === undefined ? null : `简历上写的是${first}，先直接报这一条。`;
};

const READINGS: Readonly<Record<string, Reading>> = {
  'hr-salary': salary,
  'hr-city': city,
  'hr-start': arrival,
  'hr-available': arrival,
  'hr-gpa': marks,
};

/** The fact of the résumé about the preference or grades in a question; null if there is none. */
export const preferenceFact = (bankId: string, input: InterviewReportInput): string | null =>
  READINGS[bankId]?.(input) ?? null;
