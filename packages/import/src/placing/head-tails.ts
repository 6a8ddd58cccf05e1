import { reworded, type TextLine } from '../reading/page-text.js';
import { findDate, findPeriod, type FoundPeriod } from './dates.js';
import { employerAndTitle } from './joined-names.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { companyScore, departmentScore, placeScore, roleScore, titleScore } from './recognise.js';
import { withoutBullet } from './words.js';

const MIN_TAIL = 8;
const PART = /[，,、；;]/u;

const isOffice = (part: string): boolean =>
  part.length >= 2 && part.length <= 12 && (titleScore(part) > 1.6 || roleScore(part) > 2.4);

const isName = (part: string): boolean =>
  isOffice(part) ||
  companyScore(part) >= 2 ||
  placeScore(part) > 0 ||
  (part.length <= 8 && departmentScore(part) > 1);

/** Whether a text after a title is a statement: several clauses, none of which is a name. */
const isSentence = (tail: string): boolean =>
  tail.length >= MIN_TAIL &&
  PART.test(tail) &&
  !/[:：\t|｜]/u.test(tail) &&
  findPeriod(tail) === null &&
  !tail.split(PART).some((part) => isName(part.trim()));

/** The head of an entry and its statement, from one line. */
const splitLine = (line: TextLine, head: string, tail: string): TextLine[] => [
  { ...line, text: head, likely: 'head', wraps: false },
  { ...reworded(line, tail), isBullet: false, isBold: false, likely: 'said' },
];

const MAX_PARTS = 4;
const MAX_PART = 24;
/** 2020.08至今，某医院药学部，临床药师。负责…；审核…。: names between commas up to a full stop, and sentences; null for other lines. */
function sentencesAfterHead(line: TextLine, found: FoundPeriod): TextLine[] | null {
  const [, head = '', tail = ''] = /^[\s，,]*([^。]+?)[\s，,]*。\s*(\S.*)$/su.exec(found.rest) ?? [];
  const parts = head.split(/[，,]\s*/u);
  const areNames =
    parts.length > 1 &&
    parts.length <= MAX_PARTS &&
    parts.every((part) => part.length <= MAX_PART && !/[:：；;、]/u.test(part)) &&
    isName(parts.at(-1) ?? '') &&
    parts.some((part) => companyScore(part) >= 1);
  return areNames && tail.length >= MIN_TAIL
    ? splitLine(line, [found.text, ...parts].join('\t'), tail)
    : null;
}

/** 2018.11-至今 某公司 货车司机 送葡萄干到广州，温度损耗低于2%: the head, and the statement after the title. */
export function tailApart(line: TextLine): TextLine[] {
  const found = findPeriod(withoutBullet(line.text).text);
  const told = found === null ? null : sentencesAfterHead(line, found);
  if (told !== null) return told;
  if (found === null || /[:：]/u.test(found.rest)) return [line];
  const parts = [...found.rest.matchAll(/[^\s，,|｜]+/gu)];
  // 某饭店前台接待，三班倒，…: the first part contains the employer and the title.
  const isJoined = employerAndTitle(parts[0]?.[0] ?? '') !== null;
  const at = isJoined ? 0 : parts.findIndex(({ 0: part }, index) => index > 0 && isOffice(part));
  const office = parts[at];
  if (office === undefined) return [line];
  const end = office.index + office[0].length;
  const tail = found.rest.slice(end).replace(/^[\s，,|｜]+/u, '');
  if (!isSentence(tail)) return [line];
  return splitLine(line, `${found.text}\t${found.rest.slice(0, end)}`, tail);
}

/** 法援中心成员，接待来访: an undated campus role and its statement. */
export function roleTailApart(line: TextLine): TextLine[] {
  const [, head = '', tail = ''] = /^([^，,。；;:：\t\d]{4,16})[，,]\s*(\S.*)$/su.exec(line.text) ?? [];
  const isPost =
    head !== '' && roleScore(head) > 2 && !tail.split(PART).some((part) => isOffice(part.trim()));
  return isPost && line.isBullet !== true ? splitLine(line, head, tail) : [line];
}

/** The name of a project before its date. */
const NAME_BEFORE_DATE = /^([^，,。；;:：\t|｜]{3,24}?)\s*[（(]?\s*$/u;

const SHARE =
  /^(?:项目)?(?:主持|参与|参加|负责人|主持人|成员|组员|骨干|组长|主要参与人|第[一二三四五六](?:参[加与]人|完成人))$/u;
const MIN_ROW = 4;

/** [1] 某某机制研究，省自然科学基金，8万元，2024.01-2025.12，主持: name, period and share between commas; null for other lines. */
function rowOfProject(line: TextLine): TextLine[] | null {
  const parts = splitOutsideBrackets(withoutBullet(line.text).text, /[，,；;]\s*/gu).map((part) =>
    part.trim(),
  );
  const period = parts.find((part) => findPeriod(part)?.rest === '');
  const share = parts.find((part) => SHARE.test(part));
  const [name = '', ...others] = parts;
  if (parts.length < MIN_ROW || period === undefined || share === undefined || name === period) return null;
  const rest = others.filter((part) => part !== period && part !== share).join('，');
  return splitLine(line, `${name}\t${period}\t${share}`, rest);
}

/** Churn Prediction (solo): LightGBM, top 5% (2023.01-2023.03): name and statement before the period in brackets. */
function periodAtEndApart(line: TextLine, period: string): TextLine[] {
  const front = line.text.slice(0, line.text.indexOf(period));
  const isAtEnd =
    /[（(]\s*$/u.test(front) && /^\s*[）)。]*\s*$/u.test(line.text.slice(front.length + period.length));
  const [, name = '', text = ''] = /^([^:：]{4,60}?)\s*[:：]\s*(\S.*?)\s*[（(]\s*$/u.exec(front) ?? [];
  return isAtEnd && text.length >= MIN_TAIL ? splitLine(line, `${name}\t${period}`, text) : [line];
}

const TITLED = /^(?:独立|个人|原创)?(?:\p{Script=Han}{2,4})?《([^》]{1,20})》\s*(\p{Script=Han}{2,8})?$/u;

/** 专场, 系列 after a title continue it. */
const NO_ROLE = /(?:项目|系列|专场|展|展览|改版|活动|系统|平台|版|篇|集|册|课|计划|工程|巡演|首演)$/u;
/** 《星汐纪》主美助理: the name of a work, and the role in it. */
const workAndRole = (name: string): string => {
  const [, work = '', role = ''] = TITLED.exec(name) ?? [];
  return work === '' || role === '' || NO_ROLE.test(role) ? name : `${work}\t${role}`;
};

/** 社区口述史 2022.4-2023.1 统筹 收菜谱58道，印成册: the head with its role, and the statement after the period; null for other lines. */
function tailOfPeriodApart(line: TextLine, period: string): TextLine[] | null {
  const { text } = withoutBullet(line.text);
  const at = text.indexOf(period);
  const name = NAME_BEFORE_DATE.exec(text.slice(0, at))?.[1]?.trim() ?? '';
  const tail = text.slice(at + period.length).replace(/^[\s）)]+/u, '');
  const [, first = '', statement = ''] = /^(\S{2,8})\s+(\S.*)$/su.exec(tail) ?? [];
  const isRole = roleScore(first) > 1 || SHARE.test(first);
  const rest = isRole ? statement : tail;
  const isStatement = /[，,、；;]/u.test(rest) || /\d/u.test(rest);
  if (name === '' || rest.length < MIN_TAIL - 3 || !isStatement || /[\t|｜]/u.test(rest)) return null;
  if (rest.split(PART).some((part) => isName(part.trim()))) return null;
  const head = [workAndRole(name), period, ...(isRole ? [first] : [])].join('\t');
  return splitLine(line, head, rest);
}

const NAME_AND_CLAUSES = /^([^,，。；;：:\t|｜]{4,30})[:：]\s*(\S[^:：]{7,})$/su;
const ONLY_KIND =
  /^(?:本科|硕士|专科|大学生)?(?:毕业|课程|综合|科研|创新训练|创新创业|学科|学术|挑战杯)?(?:设计|论文|项目|课题|竞赛|大赛|作业)(?:[（(][^（）()]*[）)])?$/u;

/** 2024.10-2024.12 校门花园课程设计：按…计算，成绩92分: the name of a project after its period, and several clauses; null for other lines. */
function clausesAfterName(line: TextLine, period: string): TextLine[] | null {
  const { text, isBullet } = withoutBullet(line.text);
  if (isBullet || !text.startsWith(period)) return null;
  const [, name = '', clauses = ''] = NAME_AND_CLAUSES.exec(text.slice(period.length).trim()) ?? [];
  const isTold = PART.test(clauses) && /\d|[了过]/u.test(clauses);
  return name === '' || !isTold || ONLY_KIND.test(name)
    ? null
    : splitLine(line, `${period}\t${name}`, clauses);
}

/** 地铁客流预测 2023.08 用三年数据做对比，误差 7.4%: the head of a project, and the statement after its date. */
export function datedTailApart(line: TextLine): TextLine[] {
  const period = findPeriod(line.text);
  if (period !== null)
    return (
      rowOfProject(line) ??
      clausesAfterName(line, period.text) ??
      tailOfPeriodApart(line, period.text) ??
      periodAtEndApart(line, period.text)
    );
  const found = findDate(line.text);
  if (found === null || !/[.年/-]/u.test(found.text)) return [line];
  const at = line.text.indexOf(found.text);
  const name = NAME_BEFORE_DATE.exec(line.text.slice(0, at))?.[1] ?? '';
  const tail = line.text.slice(at + found.text.length).replace(/^[\s）)，,:：]+/u, '');
  if (name === '' || !/[\p{L}]{2}/u.test(name) || !/[，,、\d]/u.test(tail) || tail.length < MIN_TAIL)
    return [line];
  if (tail.split(PART).some((part) => isName(part.trim()))) return [line];
  return splitLine(line, `${name}\t${found.text}`, tail);
}
