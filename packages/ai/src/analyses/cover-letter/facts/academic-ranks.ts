import type { ResumeReading } from '#src/jd/read-resume.js';
import { chineseName } from '#src/text/chinese-name.js';
import { sharedRun } from '#src/text/shared-run.js';
import { writtenNumber } from '#src/text/written-number.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import type { Contradiction } from './contradiction.js';
import type { ResumeFacts } from './resume-facts.js';

const PERCENT = 100;
/** Among the first so many per cent of those who study the same. */
export const OF_STUDIES = /排名|专业|年级|班级|成绩|绩点/u;
const FIRST_SHARE = /(?:前|top)\s?(\d{1,2}(?:\.\d)?)\s?[%％]/iu;
const FIRST_PLACES =
  /(?:排名|专业|年级|班级|成绩)[^，。；\d]{0,6}前\s?([一二三四五六七八九十]|\d{1,2})(?:名|$|[，。；、])/u;
/** So much better as a share is not a rounding. */
const MUCH = 1.3;

/** The place of the résumé among those who study the same. */
export function placeOf(
  { document }: ResumeReading,
  { lines }: ResumeFacts,
): { at: number; of: number } | null {
  const [own] = document.education.flatMap(({ rank }) =>
    rank?.position !== undefined && rank.total !== undefined ? { at: rank.position, of: rank.total } : [],
  );
  const [, at = '', of = ''] =
    lines.map(({ text }) => /排名[^，。；\d]{0,8}(\d{1,4})\s?\/\s?(\d{1,4})/u.exec(text)).find(Boolean) ?? [];
  return own ?? (at === '' ? null : { at: Number(at), of: Number(of) });
}

/** 专业排名前5% in a letter, 58/126 in the résumé. */
function betterPlace(clause: string, reading: ResumeReading, facts: ResumeFacts): Contradiction | null {
  if (!OF_STUDIES.test(clause)) return null;
  const place = placeOf(reading, facts);
  const [share, first] = [FIRST_SHARE.exec(clause), FIRST_PLACES.exec(clause)];
  if (place === null || (share === null && first === null)) return null;
  const own = (place.at / place.of) * PERCENT;
  const isBetter =
    (share !== null && own > Number(share[1]) * MUCH) ||
    (first !== null && place.at > writtenNumber(first[1] ?? ''));
  return isBetter
    ? { stated: clause, inResume: `排名 ${place.at}/${place.of}（前 ${Math.round(own)}%）` }
    : null;
}

const NTH = /第\s?([一二三]|\d)(?!\d)(?:名|位|$|[，。；])/u;
const MIN_NAME = 4;
/** Kaggle 全球第3名 in a letter, top 9% of the same contest in the résumé. */
function betterInContest(clause: string, { lines }: ResumeFacts): Contradiction | null {
  if (!NTH.test(clause)) return null;
  const [own] = lines.filter(
    ({ text }) =>
      FIRST_SHARE.test(text) &&
      !NTH.test(text) &&
      sharedRun(text.toLowerCase(), clause.toLowerCase()).trim().length >= MIN_NAME,
  );
  return own === undefined ? null : { stated: clause, inResume: own.text };
}

/** Classes of degrees abroad, the lowest first. */
const CLASSES: readonly (readonly RegExp[])[] = [
  [/\bpass(?:ed)?\b/iu, /\bmerit\b|良好学位/iu, /\bdistinction\b|优异学位/iu],
  [
    /\b(?:third|2[:.]2)\b|lower second|二等二/iu,
    /\b2[:.]1\b|upper second|二等一/iu,
    /\bfirst[- ]class\b|一等(?:荣誉)?学位/iu,
  ],
];
const OF_DEGREE =
  /学位|毕业|硕士|本科|荣誉|\b(?:M[Sc]c|MA|BSc|BA|MEng|BEng|MPhil|LLM|Master|Bachelor|degree|hon(?:ou)?rs|graduat\w+)\b/iu;
const CLASS_ALONE = /^(?:pass|merit|distinction|2[:.][12]|first[- ]class)\b.{0,16}$/iu;
/** 以 Distinction 毕业 in a letter, Merit in the résumé. */
function higherClass(clause: string, { lines }: ResumeFacts): Contradiction | null {
  if (!OF_DEGREE.test(clause)) return null;
  for (const classes of CLASSES) {
    const rankIn = (text: string): number => classes.findLastIndex((form) => form.test(text));
    const own = lines.filter(
      ({ text }) => (OF_DEGREE.test(text) || CLASS_ALONE.test(text)) && rankIn(text) >= 0,
    );
    const highest = own.toSorted((a, b) => rankIn(b.text) - rankIn(a.text))[0];
    if (highest !== undefined && rankIn(clause) > rankIn(highest.text))
      return { stated: clause, inResume: highest.text };
  }
  return null;
}

/** The year in which one finishes, stated about oneself. */
const CLASS_OF =
  /(?:^|我是|作为|身为|我叫[^，。]{2,4})(?:一[名个])?(20\d{2})\s?届(?!.{0,4}(?:校招|校园招聘|秋招|春招|毕业班|学生|班|招聘))/u;
const AUTUMN = 9;
/** 2026届 in a letter, studies to June 2027 in the résumé. */
function otherYear(clause: string, { document }: ResumeReading): Contradiction | null {
  const stated = Number(CLASS_OF.exec(clause)?.[1] ?? 0);
  const ends = document.education.flatMap(({ school, period }) =>
    period?.end && period.end !== 'present' ? { school, ...period.end } : [],
  );
  if (stated === 0 || ends.length === 0 || ends.length < document.education.length) return null;
  if (ends.some(({ y, m }) => y === stated || (y + 1 === stated && (m ?? AUTUMN) >= AUTUMN))) return null;
  const last = ends.toSorted((a, b) => b.y - a.y)[0];
  return last === undefined
    ? null
    : {
        stated: clause,
        inResume: `${chineseName(wordsOfText(last.school?.name, 'zh'))} ${last.y} 年${last.m === undefined ? '' : ` ${last.m} 月`}毕业`,
      };
}

const LEVELS = '园级|院级|校级|区级|县级|市级|厅级|省级|部级|国家级'.split('|');
const LEVELLED = new RegExp(`(${LEVELS.join('|')})[^，。；]{0,6}?(课题|项目|基金|规划|立项|科研)`, 'u');
const TITLE = /《([^》]{6,40})》/u;
/** The level that the résumé gives to the work whose title a clause quotes. */
function levelOfTitle(
  clause: string,
  lines: ResumeFacts['lines'],
): { inResume: string; rank: number } | null {
  const title = TITLE.exec(clause)?.[1] ?? '\n';
  const [found] = lines.flatMap(({ text }) => {
    const level = text.includes(title) ? LEVELS.find((each) => text.includes(each)) : undefined;
    return level === undefined ? [] : [{ inResume: text, rank: LEVELS.indexOf(level) }];
  });
  return found ?? null;
}
/** 省级课题 in a letter, 园级课题 in the résumé. */
function higherLevel(clause: string, { lines }: ResumeFacts): Contradiction | null {
  const [, level = '', noun = ''] = LEVELLED.exec(clause) ?? [];
  if (level === '') return null;
  const titled = levelOfTitle(clause, lines);
  if (titled !== null)
    return titled.rank < LEVELS.indexOf(level) ? { stated: clause, inResume: titled.inResume } : null;
  const own = lines.flatMap(({ text }) => {
    const [ownText = '', each = '', same = ''] = LEVELLED.exec(text) ?? [];
    return same === noun ? [{ inResume: ownText, rank: LEVELS.indexOf(each) }] : [];
  });
  const highest = own.toSorted((a, b) => b.rank - a.rank)[0];
  return highest === undefined || highest.rank >= LEVELS.indexOf(level)
    ? null
    : { stated: clause, inResume: highest.inResume };
}

/** A place, class, year or level that a letter states higher than, or otherwise than, the résumé; null if none is. */
export const conflictingRank = (
  clause: string,
  reading: ResumeReading,
  facts: ResumeFacts,
): Contradiction | null =>
  betterPlace(clause, reading, facts) ??
  betterInContest(clause, facts) ??
  higherClass(clause, facts) ??
  otherYear(clause, reading) ??
  higherLevel(clause, facts);
