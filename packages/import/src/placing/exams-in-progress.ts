import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';
import { findPeriod } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { isNotObtained } from './not-obtained.js';
import { splitOutsideBrackets } from './outside-brackets.js';

const COUNT = '[一二两三四五六七八九\\d]';
const SUBJECT =
  '审计(?!师)|税法|会计(?!师|证|从业|职称|资格|专业)|经济法|财管|财务管理|战略|会计实务|实务|法规|项目管理|案例|综合|客观题|主观题|笔试|面试|理论|实操';
/** 备考中, 已报名2027年考试, 已过两科, 财管已过, 其余在考: only a part was passed, or nothing yet. */
const IN_PROGRESS = new RegExp(
  `备考|在考|待考|报考中|(?:已|正在)报名|报名中|报了名|报名\\d|正在考|准备(?:报?考|参加)|(?:通过|过)了?\\s*${COUNT}\\s*[科门]|${COUNT}\\s*[科门](?:已过|已?通过|过了)|(?:已过|已?通过)(?:《|${SUBJECT})|(?:${SUBJECT})(?:已过|已?通过|过了)|还差|(?:待|等待?|未)出(?:成绩|分)|成绩未出|in progress|preparing for`,
  'iu',
);
const FAILED =
  /(?:未|没有?)(?:能)?(?:通过|过|考过|取得)|不合格|落榜|没考上|挂科|[没未](?:去|能)?考(?!试)|[缺弃]考|因故/u;
/** Entrance examinations, which are not certificates, and driving licences, which have their own field. */
const NO_CERTIFICATE = regex('u')`
  国考|省考|公务员|事业编|事业单位|选调|编制|考研|研究生|专升本|自考|高考|驾照|驾驶证|^[ABC][1-3]|招聘|出差|入职
`;
/** The end of a name before the status: 软件评测师（正在备考）, 康复医学治疗技术士（已报名）, OSCP 备考中. */
const NAMED = regex('u')`
  教资|[一二][建造]|注会|注安|法考|司考|软考
  |(?:师|员|士|证书?|会计|资格|职称|认证|执照|[四六八]级)(?:考试)?\s*(?:[（(:：]|已|正在|在|备|待|报|过|通过|考试|$)
  |^[A-Z][A-Z-]{2,7}(?![A-Za-z])
`;
/** 财管已过, 《实务》在考, 还差一门: says nothing without the name before it. */
const ABOUT_PARTS = new RegExp(
  `^(?:还|只|仅|就)?差|^(?:其余|剩下|另)|^(?:${SUBJECT}|《[^》]+》|[、和与及])*(?:\\s*${COUNT}\\s*[科门])?(?:已经?|均)?(?:过了?|通过了?|在考|待考|备考|差|$)`,
  'u',
);
const MAX_LINE = 48;

const isNamed = (text: string): boolean => CERTIFICATE.test(text) || NAMED.test(text);
const isInProgress = (text: string): boolean =>
  text.length <= MAX_LINE &&
  isNamed(text) &&
  IN_PROGRESS.test(text) &&
  !FAILED.test(text) &&
  !NO_CERTIFICATE.test(text) &&
  findPeriod(text) === null;

const CLAUSE_MARK = /(?:[，,；;。、]|[/／]\s)\s*/gu;

/**
 * Separates examinations in progress from the other clauses: 中级会计：经济法已过，实务在考 is one, not a certificate and
 * a rest.
 */
export function examsApart(text: string, mark = CLAUSE_MARK): { exams: string[]; others: string[] } {
  const groups: { start: number; end: number; clauses: string[] }[] = [];
  for (const clause of splitOutsideBrackets(text, mark).map((part) => part.trim())) {
    const last = groups.at(-1);
    const start = text.indexOf(clause, last?.end ?? 0);
    const end = start + clause.length;
    const isPart = !isNamed(clause) && (ABOUT_PARTS.test(clause) || isNotObtained(clause));
    if (
      last !== undefined &&
      isPart &&
      isNamed(last.clauses[0] ?? '') &&
      isInProgress(text.slice(last.start, end))
    ) {
      last.end = end;
      last.clauses.push(clause);
    } else groups.push({ start, end, clauses: [clause] });
  }
  const wholes = groups.map(({ start, end, clauses }) => ({ whole: text.slice(start, end).trim(), clauses }));
  return {
    exams: wholes.flatMap(({ whole }) => (isInProgress(whole) ? [whole] : [])),
    others: wholes.flatMap(({ whole, clauses }) => (isInProgress(whole) ? [] : clauses)),
  };
}

/** A cell about the status of the examination in the cell before it. */
const STATUS_CELL = new RegExp(
  `(?<=[^\\t])\\s*\\t\\s*((?:已过|已?通过|过了?|还差|尚差)[^\\t]*?${COUNT}\\s*[科门]|[^\\t]{0,12}(?:在考|备考中?|待考|未通过|没考过))\\s*$`,
  'u',
);
/** All parts passed, which the name already says: 2019年10月（三科全过）. */
const ALL_PASSED = /[（(][^（）()]{0,6}(?:全过|全部通过|一次通过)[）)]\s*$/u;

/** 注册会计师, 已过会计、税法两科 in two cells is one examination with its status in brackets. */
export const withStatusInBrackets = (line: TextLine): TextLine => ({
  ...line,
  text: line.text.replace(ALL_PASSED, '').replace(STATUS_CELL, '（$1）'),
});

/** 一级建造师过了三科 and 还差实务 from one line of the file are about one examination. */
function joinedAgain(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const isSameLine = last !== undefined && last.page === line.page && last.line === line.line;
    const text = `${last?.text ?? ''}，${line.text}`;
    const { exams, others } = isSameLine ? examsApart(text) : { exams: [], others: [''] };
    if (last !== undefined && exams.length === 1 && others.length === 0)
      joined.splice(-1, 1, { ...last, text });
    else joined.push(line);
  }
  return joined;
}

/** Places unplaced examinations in progress as certificates with their remark; removes them from `draft.unplaced`. */
export function placeExamsInProgress(draft: Draft): void {
  const left: TextLine[] = [];
  for (const line of joinedAgain(draft.unplaced)) {
    const { exams, others } = examsApart(line.text);
    if (exams.length === 0) left.push(line);
    else if (others.length > 0) left.push({ ...line, text: others.join('，') });
    for (const exam of exams) draft.text(`${draft.add('certificates')}/name`, exam, SURE.likely, line);
  }
  draft.unplaced.splice(0, draft.unplaced.length, ...left);
}
