import { writtenNumber } from '#src/text/written-number.js';
import { listedCertificatesIn } from './certificate-names.js';

/** The status of an exam, by the words around its name. */
export type ExamStatus = 'held' | 'partly' | 'pending' | 'failed' | 'sat';

const COUNT = '[一二两三四五六七八九十\\d]';
const SUBJECT =
  '(?:客观题|主观题|笔试|面试|理论|实操|口试|实务|法规|管理|会计|审计|税法|经济法|财管|财务(?:成本)?管理|战略|科目[一二三四])';
const PASSES = '(?:已经?)?(?:通过|考过|过)了?';

/** Only a part was passed: 已过三科, 已通过会计、税法, 已过《会计》《税法》两科, 客观题已过. */
const PARTLY = new RegExp(
  `(?:通过|考过|过了?)\\s*${COUNT}+\\s*[科门](?!目?全)|(?:通过|考过|过了?)(?:[《“「][^》”」证级格]{1,20}[》”」][、和与及，,]?)+(?![《“「]|\\s*(?:考试|认证|资格|证))|${COUNT}+\\s*[科门](?:已经?)?(?:通过|合格|过)|${PASSES}${SUBJECT}(?!考试)|${SUBJECT}(?:成绩)?(?:已经?)?(?:通过|合格|过线)|(?:还|仍|只)[差剩]\\s*${COUNT}\\s*[科门]|部分科目`,
  'u',
);
const FAILED =
  /未(?:能)?(?:一次)?(?:通过|考过|过(?!期)|取得|获得|拿到|合格)|没有?(?:通过|考过|过|考上|取得|拿到)|不(?:及格|合格|通过)|挂科|落榜|落选/u;
const PENDING =
  /备考|在考|待考|还在考|再考|正在(?:考|准备|学习)|准备(?:报?考|参加)|(?:计划|打算|预计|拟)(?:\d{4}年)?(?:报?考|取得|参加)|已?报名|报考|学习中|在学|待(?:出(?:成绩|分)|参加|面试|考核)|等(?:成绩|待成绩)|待查分/u;

/** An exam without a result: 护师资格考试 2023. Levels and marks are results, and 等级考试 is a name. */
const EXAM =
  /(?<!等级|水平)(?:考试|笔试|机考|统考)(?![^,，;；。]{0,8}(?:[一二三四五六七八]级|\d{2,3}\s*分))/u;
const PASSED = /通过|合格|考过|过了|考取|取得|获得|拿到|证书编号|持证/u;

/** The index at which another certificate begins after a comma, as in 中级会计师，注会已过三科; -1 if there is none. */
function nextExam(rest: string): number {
  for (const { index } of rest.matchAll(/[,，]/gu)) {
    const [clause = ''] = rest.slice(index + 1).split(/[,，;；。]/u);
    if (listedCertificatesIn(clause).length > 0) return index;
  }
  return -1;
}

/** The part of a text about an exam, up to the next item of the list. */
const aboutIt = (text: string, at: number): string => {
  const from = Math.max(...[...text.slice(0, at).matchAll(/[;；。\n]/gu)].map(({ index }) => index + 1), 0);
  const rest = text.slice(at);
  const ends = [rest.search(/[;；。\n]/u), nextExam(rest)].filter((end) => end >= 0);
  return text.slice(from, ends.length === 0 ? undefined : at + Math.min(...ends));
};

/** The status of an exam whose name is at an index of a text. */
export function examStatus(text: string, at = 0): ExamStatus {
  const own = aboutIt(text, at);
  if (PARTLY.test(own)) return 'partly';
  if (FAILED.test(own)) return 'failed';
  if (PENDING.test(own)) return 'pending';
  return EXAM.test(own) && !PASSED.test(own) ? 'sat' : 'held';
}

/** The number of subjects passed, if stated. */
export function passedSubjects(text: string): number {
  const counted = new RegExp(
    `(?:通过|考过|过了?)\\s*(${COUNT})\\s*[科门]|(${COUNT})\\s*[科门](?:已经?)?(?:通过|合格|过)`,
    'u',
  ).exec(text);
  const figure = counted?.[1] ?? counted?.[2];
  if (figure) return writtenNumber(figure);
  const affirmed = text
    .split(/[，,；;]/u)
    .filter((clause) => !FAILED.test(clause))
    .join('，');
  const named = new RegExp(`(?:通过|考过|过了?)(${SUBJECT}(?:[、和与，,]${SUBJECT})*)`, 'u').exec(
    affirmed,
  )?.[1];
  return named ? named.split(/[、和与，,]/u).length : 0;
}

/** A line on an examination of which a part is passed: 已过两科（中级会计实务、经济法）. */
const IN_PART =
  /已(?:经)?过了?\s?[一二两三四五\d]+\s?[科门]|(?:还)?[差剩]\s?[一二两三四五\d]+\s?[科门]|[科门务法理学][^，,；;]{0,4}未过/u;
/** The letters of a name that its subjects share: 中级会计 of 中级会计职称 and 中级会计实务. */
const STEM = 4;

/** The line without a place that says that the examination of a certificate is passed in part; undefined if there is none. */
export const openExamIn = (name: string, lines: readonly string[]): string | undefined =>
  lines.find((line) => IN_PART.test(line) && name.length >= STEM && line.includes(name.slice(0, STEM)));
