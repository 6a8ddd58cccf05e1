import { ledIn } from '#src/jd/match-lead.js';
import { type ResumeReading, statedText } from '#src/jd/read-resume.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { conflictingRank } from './academic-ranks.js';
import { contentWords } from './content-words.js';
import type { Contradiction } from './contradiction.js';
import { dateOrStudyConflict } from './date-and-study-conflicts.js';
import { otherEndpoint } from './endpoints.js';
import type { ResumeFacts } from './resume-facts.js';
import { otherMark } from './scores.js';

/** So many more people are no rounding. */
const MANY_MORE = 1.5;
/** People who are served are no team: 管36位老人的排班. */
const SERVED = /老人|长者|病人|患者|孩子|幼儿|学生|学员|住户|业主|客户|乘客|游客|会员|居民|家庭/u;

/** 带领30人的团队 in a letter, 手下带8个人 in the résumé. */
function morePeopleLed(
  clause: string,
  { texts }: ResumeReading,
  { lines }: ResumeFacts,
): Contradiction | null {
  const claimed = ledIn(statedText(clause));
  if (claimed === null || SERVED.test(clause)) return null;
  if (lines.some(({ figures }) => figures.some(({ value }) => value === claimed.people))) return null;
  const own = texts.flatMap((text) => ledIn(text) ?? []).toSorted((a, b) => b.people - a.people)[0];
  return own !== undefined && claimed.people > own.people * MANY_MORE
    ? { stated: clause, inResume: clauseWith(own.text.text, String(own.people)) }
    : null;
}

const clauseWith = (text: string, words: string): string =>
  text.split(/[，,；;。]/u).find((clause) => clause.includes(words)) ?? text;

const FIRST =
  /(?:专业|年级|班级?|综合)?(?:成绩)?排名(?:专业|年级|班级?)?第[一1]|(?:专业|年级|班级?)第[一1](?!名|次|届)/u;
/** 专业排名第一 in a letter, 31/212 in the résumé. */
function higherRank(clause: string, { document }: ResumeReading): Contradiction | null {
  const stated = FIRST.exec(clause)?.[0];
  const { position, total } =
    document.education.map(({ rank }) => rank).find((rank) => rank?.position !== undefined) ?? {};
  if (stated === undefined || position === undefined || position === 1) return null;
  return { stated, inResume: `排名 ${position}${total === undefined ? '' : `/${total}`}` };
}

const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ 英语: 'English', 西班牙语: 'Spanish', 法语: 'French', 德语: 'German', 葡萄牙语: 'Portuguese' },
  ...{ 意大利语: 'Italian', 俄语: 'Russian' },
};
const LEVEL = new RegExp(`(${Object.keys(LANGUAGES).join('|')})[^，。；]{0,6}?([ABC][12])(?!\\d)`, 'u');
/** 西班牙语C1 in a letter, Spanish A2 in the résumé. */
function otherLevel(clause: string, { document }: ResumeReading): Contradiction | null {
  const [stated, name = '', level = ''] = LEVEL.exec(clause) ?? [];
  if (stated === undefined) return null;
  const own = document.languages
    .map((language) => ({
      named: wordsOfText(language.name, 'zh') || wordsOfText(language.name, 'en'),
      score: language.score ?? '',
    }))
    .find(({ named, score }) => (named === name || named === LANGUAGES[name]) && /^[ABC][12]$/u.test(score));
  return own !== undefined && own.score < level ? { stated, inResume: `${own.named} ${own.score}` } : null;
}

const DAY = /每月(?:的)?(\d{1,2})\s?[日号]/gu;
const daysIn = (text: string): string[] => [...text.matchAll(DAY)].map(([, day = '']) => day);
/** 结账提前到每月2日 in a letter, 每月5日 in the résumé. */
function otherDay(clause: string, { lines }: ResumeFacts): Contradiction | null {
  const [day] = daysIn(clause);
  if (day === undefined) return null;
  const words = contentWords(clause);
  const parts = lines
    .flatMap(({ text }) => text.split(/[，,；;。]/u))
    .filter((part) => daysIn(part).length > 0 && words.some((word) => part.includes(word)));
  const [own] = parts;
  return own === undefined || parts.some((part) => daysIn(part).includes(day))
    ? null
    : { stated: clause, inResume: own };
}

/** What a clause of a letter states that the résumé has otherwise, next to figures of the same unit; null if nothing. */
export const contradictionIn = (
  clause: string,
  body: string,
  reading: ResumeReading,
  facts: ResumeFacts,
): Contradiction | null =>
  otherMark(clause, facts) ??
  otherEndpoint(clause, body, facts) ??
  morePeopleLed(clause, reading, facts) ??
  higherRank(clause, reading) ??
  otherLevel(clause, reading) ??
  otherDay(clause, facts) ??
  conflictingRank(clause, reading, facts) ??
  dateOrStudyConflict(clause, body, reading, facts);
