import { PRESENT, type WorkItem } from '@qicheng/resume/document';
import { isEmployment } from '#src/jd/employment.js';
import { endOf, MONTHS, monthsOfDay } from '#src/jd/months.js';
import type { ResumeReading } from '#src/jd/read-resume.js';
import { sharedRun } from '#src/text/shared-run.js';
import { isToldPlace } from '#src/text/told-place.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { namesCompany } from '../letter-context.js';
import type { Contradiction } from './contradiction.js';
import type { ResumeFacts } from './resume-facts.js';
import { falseContinuity } from './work-periods.js';

const nameOf = ({ company }: WorkItem): string => wordsOfText(company, 'zh');
const monthText = (date: { y: number; m?: number | undefined }): string =>
  `${date.y} 年${date.m === undefined ? '' : ` ${date.m} 月`}`;
/** The jobs at an employer that a clause names, by whatever part of its name. */
const jobsAt = (clause: string, { document }: ResumeReading): WorkItem[] =>
  [...document.work, ...document.internships].filter(
    (item) =>
      isEmployment(item) &&
      nameOf(item) !== '' &&
      !isToldPlace(nameOf(item)) &&
      namesCompany(clause, nameOf(item)),
  );

const SINCE = /((?:19|20)\d{2})\s?年?(?:\s?\d{1,2}\s?月)?(?:份)?(?:至今|到现在|起至今|以来|起|开始)/u;
/** 2013年至今在某单位 in a letter, where the résumé has one begin there years later. */
function earlierBeginning(clause: string, reading: ResumeReading): Contradiction | null {
  const year = Number(SINCE.exec(clause)?.[1] ?? 0);
  const jobs = jobsAt(clause, reading);
  if (year === 0 || jobs.length === 0) return null;
  const starts = jobs.flatMap(({ period }) => period?.start ?? []);
  const [first] = starts.toSorted((a, b) => a.y - b.y);
  const [job] = jobs;
  if (first === undefined || job === undefined || starts.length < jobs.length || first.y <= year) return null;
  return { stated: clause, inResume: `${nameOf(job)} ${monthText(first)}起` };
}

const NOW = /^(?:我)?(?:目前|现在|现任?|正|至今|如今)(?![^，。；]{0,16}(?:曾|过|离职|已从))/u;
const EMPLOYED = /任|担任|就职|任职|供职|工作|在职|负责|上班|做/u;
/** 目前在某单位任职 in a letter, where the résumé has one leave it. */
function leftEmployer(clause: string, reading: ResumeReading, { today }: ResumeFacts): Contradiction | null {
  if (!NOW.test(clause) || !EMPLOYED.test(clause)) return null;
  const jobs = jobsAt(clause, reading);
  const ends = jobs.flatMap(({ period }) => (period?.end && period.end !== PRESENT ? period.end : []));
  const [job] = jobs;
  const last = ends.toSorted((a, b) => b.y - a.y)[0];
  // A résumé may be some months older than a letter.
  return job === undefined ||
    last === undefined ||
    ends.length < jobs.length ||
    monthsOfDay(today) - endOf(last) < MONTHS
    ? null
    : { stated: clause, inResume: `${nameOf(job)} 到 ${monthText(last)}为止` };
}

const clauseWith = (lines: ResumeFacts['lines'], pattern: RegExp): string | undefined =>
  lines
    .flatMap(({ text }) => text.split(/[，,；;。｜|\n\t]/u))
    .map((part) => part.trim())
    .find((part) => pattern.test(part));

/** What a letter and a résumé say of the same thing in words that exclude each other. */
const OPPOSITES: readonly (readonly [inLetter: RegExp, inResume: RegExp, unless: RegExp])[] = [
  [
    /(?:目前|现在|仍|还|我)在职(?!业)/u,
    /(?:已|已经)?离职(?!证明|手续|原因|率|后|面谈|员工|人员)|待业/u,
    /(?<!不)在职(?!业|研究生|硕士|培训)/u,
  ],
  [
    /英语(?:口语|听说)?(?:[^，。；]{0,4})流利|流利的?英[语文]|英语[^，。；]{0,6}(?:工作语言|无障碍)/u,
    /口语(?:一般|较差|较弱|不行|不好|不流利)|英语(?:一般|较弱|不好)|不(?:太|够)?流利/u,
    /(?<!不|不太|不够)流利/u,
  ],
  [/专业?八级|专八|TEM\s?-?8/iu, /(?:大学)?英语[四六]级|CET\s?-?[46]/iu, /专业?八级|专八|TEM\s?-?8/iu],
  [/学生会(?:的)?主席(?!团)/u, /学生会/u, /主席/u],
];
function oppositeOf(clause: string, { lines }: ResumeFacts): Contradiction | null {
  for (const [inLetter, ownLine, unless] of OPPOSITES) {
    if (!inLetter.test(clause) || lines.some(({ text }) => unless.test(text))) continue;
    const own = clauseWith(lines, ownLine);
    if (own !== undefined) return { stated: clause, inResume: own };
  }
  return null;
}

const PART_TIME = /网络教育|函授|自考|自学考试|成人教育|成教|开放大学|电大|业余|夜大|在职研究生|非全日制/u;
/** 全日制本科 in a letter, where every line of the résumé about that degree or school says otherwise. */
function otherForm(clause: string, { lines }: ResumeFacts): Contradiction | null {
  const degree = /(?<!非)全日制(?:的)?(本科|大专|专科|硕士)/u.exec(clause)?.[1];
  if (degree === undefined || lines.some(({ text }) => /(?<!非)全日制/u.test(text))) return null;
  const own = lines.filter(({ text }) => text.includes(degree) && text !== degree);
  const [ownLine] = own;
  return ownLine !== undefined && own.every(({ text }) => PART_TIME.test(text))
    ? { stated: clause, inResume: ownLine.text }
    : null;
}

const OBTAINED =
  /((?:19|20)\d{2})\s?年?[^，。；]{0,6}(?:取得|考取|拿到|获得|考下|考过|通过|持有)|(?:取得|考取|拿到|获得|考下)[^，。；]{0,16}于\s?((?:19|20)\d{2})/u;
const MIN_NAME = 4;
/** 2018年取得执业药师资格 in a letter, 2020 in the résumé. */
function otherYearObtained(clause: string, { document }: ResumeReading): Contradiction | null {
  const [, before, after] = OBTAINED.exec(clause) ?? [];
  const year = Number(before ?? after ?? 0);
  if (year === 0) return null;
  const own = document.certificates.flatMap(({ name, date }) => {
    const words = wordsOfText(name, 'zh');
    const isSame = sharedRun(words, clause).length >= Math.max(MIN_NAME, Math.ceil(words.length / 2));
    return isSame && date ? [{ words, date }] : [];
  });
  const [ownLine] = own;
  return ownLine === undefined || own.some(({ date }) => date.y === year)
    ? null
    : { stated: clause, inResume: `${ownLine.words} ${monthText(ownLine.date)}` };
}

const RATE =
  /([\u4e00-\u9fa5]{1,6}(?:率|占比))(?:已经?|就)?(?:达到?|高达|为|是|超过?|不足|不到|约|近|只有|仅)了?(?:约|近)?\s?(\d+(?:\.\d+)?)\s?[%％]/gu;
const ratesIn = (text: string): { noun: string; value: number; text: string }[] =>
  [...text.matchAll(RATE)].map(([whole, noun = '', value = '']) => ({
    noun: noun.slice(-3),
    value: Number(value),
    text: whole,
  }));
const MIN_SHARED = 4;
/** 使用率达80% in a letter, 使用率不足8% of the same thing in the résumé. */
function otherRate(clause: string, body: string, { lines }: ResumeFacts): Contradiction | null {
  const [stated] = ratesIn(clause);
  if (stated === undefined) return null;
  const sentence = body.split(/[。！\n]/u).find((each) => each.includes(clause)) ?? clause;
  const own = lines.flatMap(({ text }) => ratesIn(text).map((rate) => ({ ...rate, line: text })));
  const same = own.filter(({ noun }) => noun === stated.noun);
  const [ownLine] = same;
  if (ownLine === undefined || same.some(({ value }) => value === stated.value)) return null;
  // The same measure may be of another thing.
  const about = sharedRun(ownLine.line.replace(ownLine.text, ''), sentence.replace(clause, ''));
  return about.length >= MIN_SHARED
    ? { stated: clause, inResume: clauseOf(ownLine.line, ownLine.text) }
    : null;
}
const clauseOf = (line: string, part: string): string =>
  line
    .split(/[，,；;。]/u)
    .find((each) => each.includes(part))
    ?.trim() ?? part;

/** Work stated as unbroken; what one did next to a job in the gap may be in the résumé too. */
function gapIn(clause: string, body: string, reading: ResumeReading, today: string): Contradiction | null {
  const gap = falseContinuity(clause, body, reading, today);
  return gap && { ...gap, inResume: gap.inResume.replace('没有工作', '没有任职') };
}

/** What a clause of a letter says otherwise than the résumé of a time, a form of study or a level; null if nothing. */
export const dateOrStudyConflict = (
  clause: string,
  body: string,
  reading: ResumeReading,
  facts: ResumeFacts,
): Contradiction | null =>
  earlierBeginning(clause, reading) ??
  leftEmployer(clause, reading, facts) ??
  otherYearObtained(clause, reading) ??
  otherForm(clause, facts) ??
  oppositeOf(clause, facts) ??
  otherRate(clause, body, facts) ??
  gapIn(clause, body, reading, facts.today);
