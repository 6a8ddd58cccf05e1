import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { CERTIFICATE } from './achievement-names.js';
import { findPeriod } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { labelled, withoutBullet } from './words.js';

/** 六级备考中, 驾照在考, 面试未通过, 拟于明年报考: qualifications not held, or no longer held. */
const NOT_OBTAINED = regex('iu')`
  [✘✗❌]|×(?!\s*\d)|已?过了?[一二两三四\d][门科](?!成绩)|未录取|没录取|未上岸|没上岸|落榜|再战|没续|未续
  |考过[一两]次|(?:科目|科)[一二三四].{0,3}(?:挂|没)|还在学|在学中|没得$|expired|not renewed|of \d papers|未参加
  |未拿|没用过|没学过|没接触过|尚末|未通过|没通过|没过|未过(?!期)|没拿到|未取得|尚未取得|没去考|[缺弃]考|还没(?:考|过|下来|拿)|没考|在考|待补考|补考
  |待考|未取证|无证|未入学|没入学|没进|成绩(?:没|未)出|(?<=语)不行|未复审|停考|未?获得?资格前|备考|待考|正在考
  |正在复审|复审中|准备考|正在(?:报|申请|办理)|(?<!从|并)未(?:报)?考|结果(?:未|没)出|材料已交
  |刚考(?!取|过|到|上|入)|拟(?:考|报考|于)|打算(?:考|报)|(?:明年|下半年|月底|年底)(?:再)?(?:考|报)|报考中|报名中
  |已报[名考]|差.{1,3}门|不合格|[一二两三四]科(?:已过|通过|过了)|通过第一部分|其余在考|已过期|已经过期|过期了|过期未|已失效|失效未|没有考(?!试)|还没换|到期了?还?没
  |[证照书级](?:都|也|还|倒|暂时?)*(?:没有|[没未](?:办|考|拿|领|取)(?:过|到|下来)?|没)$
  |not yet (?:taken|passed)|in progress|preparing for|to be taken
`;

export const isNotObtained = (clause: string): boolean => NOT_OBTAINED.test(clause.trim());

/** 焊工证、登高证都没办: says so of all that is named before it. */
export const areNotHeld = (clause: string): boolean => /[证照书级]都/u.test(clause) && isNotObtained(clause);

/** 英语流利（四级未过）: the examination in brackets is not passed, but the language stays. */
export function withRemarkApart(clause: string): string[] {
  const [, name = '', remark = ''] = /^(.+?)\s*[（(]([^（）()]*)[）)]$/u.exec(clause) ?? [];
  const isExam = /[四六八]级|N[1-5]|CET|TEM/iu.test(remark) || (/级/u.test(remark) && /[语话]/u.test(name));
  const isOther = isNotObtained(remark) && !isNotObtained(name) && isExam;
  return isOther ? [name, remark] : [clause];
}

/** 可全英文授课, 可出差: willingness, listed among skills. */
const WOULD_DO =
  /^可(?:以)?(?!视化|编程|靠|持续)[\p{Script=Han}]{0,6}(?:授课|教学|出差|加班|倒班|到岗|驻外)$/u;
/** 做报表没问题: what the person says of an ability; Altium 看图没问题 names a tool. */
const ABLE_TO = /^(?:会|能|做|写|看|用|开|讲)[^A-Za-z]{0,8}(?:没|不成)问题$/u;
export const isReadiness = (text: string): boolean =>
  WOULD_DO.test(text.trim()) || ABLE_TO.test(text.trim()) || STATED_AMOUNT.test(text.trim());

/** CAD不会, 电脑不大会, 打字慢: what the person cannot do, or not well, listed among skills. */
const NOT_ABLE = /(?<=.)(?:不大?太?(?:会|懂|熟|行)|没(?:用|学|做|接触)过|用不来)$|(?<=[字])慢$/u;
/** 正在学 SQL: a skill that the person does not have yet. */
const IN_LEARNING = /^(?:目前|现在|最近)?(?:正在|还在|在)(?:自学|学习?)(?![校期生历])/u;
export const isNotAble = (text: string): boolean =>
  NOT_ABLE.test(text.trim()) || IN_LEARNING.test(text.trim());

/** 11年驾龄, 一天能出衬衫45件: experience and output, listed among skills. */
const STATED_AMOUNT = /^\d{1,2}\s*年(?:驾龄|经验)$|^(?:一天|每天|一小时|每小时|日均).{0,12}\d/u;

const NO_HONOUR =
  /^无.{2,8}记录$|^(?:近[三五]年)?(?:年度)?考核(?:情况|结果)\s*[:：]?\s*(?:均为)?(?:称职|合格|基本称职)$/u;
const NOT_WON = /^(?:从|还|也|都|目前|暂时)*(?:没有?|未曾?)(?:拿|得|获|评)(?:过|到|得|上)(?!一等|特等)/u;
/** 没有拿过奖学金: an award that the person did not win. */
export const isNotWon = (text: string): boolean => NOT_WON.test(text);
/** 无违纪记录, 年度考核情况：称职: required by forms, but not an award. */
export const isNoHonour = (text: string): boolean => NO_HONOUR.test(text) || isNotWon(text);

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
const GENERAL = /^\p{Script=Han}{0,4}(?:证书?|资格|职称|认证|执照)(?:情况|名称)?$/u;
const MAX_LINE = 48;

const isNamed = (text: string): boolean => CERTIFICATE.test(text) || NAMED.test(text);
const isInProgress = (text: string): boolean =>
  text.length <= MAX_LINE &&
  isNamed(text) &&
  IN_PROGRESS.test(text) &&
  !FAILED.test(text) &&
  !NO_CERTIFICATE.test(text) &&
  findPeriod(text) === null;

/** 中级会计：2026年通过实务，财务管理52分未过: whatever the clauses say, the examination in front of them is not passed. */
export function isExamNotPassed(text: string): boolean {
  const { label = '', value = '' } = labelled(withoutBullet(text).text) ?? {};
  const clauses = splitOutsideBrackets(value, /[，,；;。]\s*/gu);
  return isNamed(label) && !GENERAL.test(label) && clauses.some((clause) => FAILED.test(clause));
}

const CLAUSE_MARK = /(?:[，,；;。、]|[/／]\s)\s*/gu;

/**
 * Separates examinations in progress from the other clauses: 中级会计：经济法已过，实务在考 is one, not a certificate and
 * a rest.
 */
export function examsApart(text: string, mark = CLAUSE_MARK): { exams: string[]; others: string[] } {
  if (isExamNotPassed(text)) return { exams: [], others: [text] };
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
