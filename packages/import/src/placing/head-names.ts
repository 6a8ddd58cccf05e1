import { escaped, regex } from '@qicheng/resume/regex';
import { NO_OFFICE, type Slot } from './assign.js';
import { isCountry, isLatinCity, isWesternCity } from './chinese-cities.js';
import type { HeadPart } from './entries.js';
import { employerAndTitle } from './joined-names.js';
import {
  companyScore,
  departmentScore,
  organisationScore,
  placeScore,
  roleScore,
  titleScore,
} from './recognise.js';
import { KIND_OF_EMPLOYER } from './remarks-in-brackets.js';
import { isAction } from './words.js';

/** Two names as their line writes them, if only a separator (a pattern) is between them; null otherwise. */
export function asOneName(first: HeadPart, second: HeadPart, separator: string): HeadPart | null {
  if (first.line !== second.line) return null;
  const pair = new RegExp(`${escaped(first.text)}${separator}${escaped(second.text)}`, 'u');
  const text = pair.exec(first.line.text)?.[0];
  return text === undefined ? null : { text, line: first.line };
}

export interface Shape {
  /** The fields for the entry's name and the person's role. */
  main: string;
  second: string;
  slots: readonly Slot[];
}

// 某公司（约 600 人）: the size of the company.
export const withoutSize = ({ text, line }: HeadPart): HeadPart => ({
  text: text.replace(/(?<=\S{2})\s*[（(][^（）()]*\d+\s*[余多]?人[^（）()]*[）)]$/u, ''),
  line,
});

/** 博士后（合作导师：李某研究员）: the supervisor is not part of the title. */
const SUPERVISOR_AFTER =
  /\s*[（(]((?:合作|指导|博士后)?(?:导师|教授|教师|老师)|汇报对象|直属上级|证明人)\s*[:：]\s*([^（）()]+)[）)]$/u;
export const withoutSupervisor = ({ text, line }: HeadPart): HeadPart[] => {
  const [whole, label = '', name = ''] = SUPERVISOR_AFTER.exec(text) ?? [];
  return whole === undefined || whole.length === text.length
    ? [{ text, line }]
    : [
        { text: text.slice(0, -whole.length), line },
        { text: `${label}：${name}`, line },
      ];
};
/** Whether a part names a supervisor or collaborator. */
export const isSupervisor = ({ text }: HeadPart): boolean => SUPERVISOR_AFTER.test(`（${text}）`);

const LATER_POST = regex('u')`
  ^(?<first>.*\S)\s*[（(](?:自|从)?(?<date>(?:19|20)\d{2}(?:[年./-]\d{1,2}月?|年)?)(?:起|后|开始)?
  (?:(?:担|改|转|升|调|接|历)?任|[转升改]?为|[转改]?做)(?<post>[^（）()，,]{2,12})[）)]$
`;
/** 综合柜员（2023.03起为对公柜员）: two titles one after the other, of which the later one is held. */
export const withLaterPost = ({ text, line }: HeadPart): HeadPart => {
  const { first = '', date = '', post = '' } = LATER_POST.exec(text)?.groups ?? {};
  return { text: titleScore(post) > 1 ? `${first}→${post}（${date}起）` : text, line };
};

/** （西安）: a part entirely in brackets. */
export const inBrackets = ({ text, line }: HeadPart): HeadPart => ({
  text: /^[（(]([^（）()]+)[）)]$/u.exec(text)?.[1] ?? text,
  line,
});

/** 成员，3/5: the role of the person with the rank or number of people, as a list in brackets. */
const RANK = /^\d+\s*[/／]\s*\d+$|^(?:排名)?第?\d+(?:[/／]\d+)?$/u;
/** The role that a list in brackets after the name of a project gives, with the rank of the person; null if it gives none. */
function roleInList(list: string): string | null {
  const clauses = list.split(/[，,、；;]\s*/u);
  const isRole = (clause: string): boolean => roleScore(clause) > 1 && clause.length <= 6;
  return clauses.length > 1 && clauses.some(isRole)
    ? clauses.filter((clause) => isRole(clause) || RANK.test(clause)).join('，')
    : null;
}

/** name（role）, role（in name）: two parts if exactly one is a job title; other bracketed remarks stay. */
export function unbracketed({ text, line }: HeadPart, { main, second, slots }: Shape): HeadPart[] {
  const [, first, inner] = /^(.{2,40}?)\s*[（(]\s*([^（）()]{2,30})[）)]$/u.exec(text) ?? [];
  if (first === undefined || inner === undefined) return [{ text, line }];
  const role = main === 'name' ? roleInList(inner) : null;
  if (role !== null) return [first, role].map((part) => ({ text: part, line }));
  const like = (field: string, part: string) => slots.find((slot) => slot.field === field)?.score(part) ?? 0;
  // CRC（临床协调员）: one title in two spellings.
  const isOneOffice = /^[A-Z]{2,5}$/u.test(first) || (second === 'title' && like(second, first) > 1);
  const isRole =
    !isOneOffice &&
    inner.length <= 12 &&
    (second === 'title' ? isOfficeOf(first, inner) : roleScore(inner) > 1);
  const isTurned =
    like(second, first) > 1 &&
    like(main, first) < like(second, first) &&
    !NO_OFFICE.test(inner) &&
    like(main, inner) >= 1 &&
    like(second, inner) <= 1;
  return isRole || isTurned ? [first, inner].map((part) => ({ text: part, line })) : [{ text, line }];
}

const STRONG_COMPANY = /公司|集团|银行|医院|事务所|工作室|研究院|中学|小学|学校$/u;

// 招商银行（广州分行） is one name, 招商银行（审计助理） a name and a title.
const isOfficeOf = (company: string, word: string): boolean =>
  !NO_OFFICE.test(word) &&
  (!KIND_OF_EMPLOYER.test(word) || /^(?:国|央|民|外)企$/u.test(word)) &&
  (STRONG_COMPANY.test(company)
    ? (titleScore(word) > 0 || roleScore(word) > 1 || /^(?:国|央|民|外)企$/u.test(word)) &&
      placeScore(word) < 0 &&
      !/函授|在职/u.test(word) &&
      departmentScore(word) < 1 &&
      companyScore(word) < 1
    : titleScore(word) > 1 && titleScore(company) <= 1);

const JOINED: Readonly<Record<string, RegExp>> = {
  organisation:
    /^((?:.{2,}?(?:协会|学生会|社团|社|团委|艺术团|广播站|队|中心|俱乐部|工作室|委员会))|[校院系班]?(?:学生会|研究生会|团委|广播站))([\p{Script=Han}]{2,6})$/u,
  name: /^(.{4,}?)(项目负责人|负责人|核心成员|队长|组长|后端开发|前端开发|独立开发|组员|成员)$/u,
};

/** Greenlink Advisory Ltd (Edinburgh): the place in brackets after an employer. */
export function placeApart({ text, line }: HeadPart, { main }: Shape): HeadPart[] {
  const [, name = '', place = ''] = /^(.{3,60}?)\s*[（(]([A-Z][A-Za-z' ,.-]{1,30})[）)]$/u.exec(text) ?? [];
  const isPlace = isLatinCity(place) || isWesternCity(place) || isCountry(place);
  return main === 'company' && isPlace
    ? [
        { text: name, line },
        { text: `地点：${place}`, line },
      ]
    : [{ text, line }];
}

/** Name and role written, or recognised, without a space between them. */
/** 某五金有限公司 CNC调机师傅: a space before a title that begins with Latin letters. */
function employerAndLatinTitle(text: string): { employer: string; title: string } | null {
  const [, employer = '', title = ''] =
    /^([^\s]{4,30})\s+([A-Za-z]{2,8}\p{Script=Han}{2,8})$/u.exec(text) ?? [];
  const areBoth = companyScore(employer) >= 1 && companyScore(title) < 1 && titleScore(title) > 1;
  return areBoth ? { employer, title } : null;
}

export function apart({ text, line }: HeadPart, { main }: Shape): HeadPart[] {
  const joined = main === 'company' ? (employerAndTitle(text) ?? employerAndLatinTitle(text)) : null;
  if (joined !== null) return [joined.employer, joined.title].map((part) => ({ text: part, line }));
  const found = JOINED[main]?.exec(text);
  const isBoth =
    found && (main === 'name' || titleScore(found[2] ?? '') > 1 || roleScore(found[2] ?? '') > 1);
  return isBoth
    ? [
        { text: found[1] ?? '', line },
        { text: found[2] ?? '', line },
      ]
    : [{ text, line }];
}

const KIND_OF_WORK = /^(?:全职|兼职)$/u;
/** 兼职 | 某某商行 | 客服: the kind of employment is not an employer; a part-time post says so in its title. */
export function withKindInTitle(parts: readonly HeadPart[], { main }: Shape): readonly HeadPart[] {
  const kind = parts.find(({ text }) => KIND_OF_WORK.test(text));
  const rest = parts.filter((part) => part !== kind);
  const title =
    rest.findLast(({ text }) => titleScore(text) > 1) ?? (rest.length === 2 ? rest[1] : undefined);
  if (main !== 'company' || kind === undefined || title === undefined || rest.length < 2) return parts;
  const named = /）$/u.test(title.text)
    ? title.text.replace(/）$/u, `，${kind.text}）`)
    : `${title.text}（${kind.text}）`;
  return rest.map((part) => (part === title && kind.text === '兼职' ? { ...part, text: named } : part));
}

/** Shanghai office, R&D Center after the name of an employer. */
export const isSite = (text: string): boolean =>
  /^[A-Z][\w&' -]{1,30}\b(?:office|plant|branch|site|factory|campus|HQ|headquarters|cent(?:er|re)|lab)$/iu.test(
    text,
  );

/** Freelance Cellist: a title without an employer. */
export const isTitleAlone = (text: string): boolean =>
  ((titleScore(text) > 1 || ACTIVITY.test(text)) && companyScore(text) < 1) || OF_FAMILY.test(text);

/** 老家开农用车、跑过出租: work of the candidate's own, told as an activity. */
const ACTIVITY =
  /^在?(?:老家|家里|村里|镇上|县城|外地|当地)?(?:自己)?(?:开(?![发元源封平化])|跑|摆|种|养(?!老)|做(?=[小点些])|卖|修(?=[车理])|拉(?!萨)|送(?=[货外]))过?\p{Script=Han}{1,8}(?:[、和]|$)/u;

/** 老家帮亲戚开粮油店: the shop of the family, whose name is not given. */
const OF_FAMILY =
  /^在?(?:老家|家里|村里|镇上|县城|当地)?(?:\p{Script=Han}{2,3})?帮(?:亲戚|朋友|家里|家人|爸妈|父母)(?:开|看|管|打理)\p{Script=Han}{1,8}$/u;

/**
 * The place among the names of an employment: in front of the employer (深圳 · 某酒店), or after a title without
 * an employer (Freelance Tutor, Guangzhou).
 */
export function placeNextTo(parts: readonly HeadPart[], { main }: Shape): HeadPart | undefined {
  const [first, second] = parts;
  if (main !== 'company' || first === undefined || second === undefined) return undefined;
  if (placeScore(first.text) > 0 && companyScore(second.text) >= 1) return first;
  const isTitleLast = parts.length === 2 && isPlaceName(second.text) && titleScore(first.text) > 1;
  return isTitleLast ? second : undefined;
}

const isPlaceName = (text: string): boolean => placeScore(text) > 0 || isLatinCity(text);

/** 国企, 离家远: texts this short are not statements. */
const MAX_REMARK_LENGTH = 6;
/** 参赛320人, 带8人: short, but statements. */
const COUNTED = /^(?!少于|大约|共)\p{Script=Han}{1,4}\d+[余多]?[人次项份篇场名个]/u;
/** 15001-20000元/月 after a title: what the employer paid. */
const PAID = /^\d{3,6}(?:\s*[-–—~～]\s*\d{3,6})?元?[/／]月$/u;
/** Whether a part of a head is neither a name nor a statement. */
export const isRemark = (text: string): boolean =>
  PAID.test(text) || (text.length <= MAX_REMARK_LENGTH && !isAction(text) && !COUNTED.test(text));

const TOLD = regex('u')`
  ^(?:做(?!市|账)|学(?![校院生前科术徒])|跟(?![单车台投岗班])|帮(?![工厨办])|没|不(?![锈动])|有时|经常|每天|然后|后来|自己|名字叫|因(?!特)|由于|就是|还有?|以前|之前|主要)
  |(?:[了着]|(?<![通经超不越])过(?![敏程滤渡往境节关硬]))(?!\p{Script=Han}{0,4}(?:公司|集团|[厂店院校部社站]))|(?:是|的|叫)$
`;
/** 做了1年多, 太累了就没做了, 学美甲: a clause that tells something, and no name. */
const isToldClause = (text: string): boolean =>
  text.length > 2 &&
  TOLD.test(text) &&
  companyScore(text) < 1 &&
  titleScore(text) <= 1 &&
  roleScore(text) < 1;

/**
 * Whether a part of a head is no name: a clause, or in the head of an employment without any name (学美甲，学了3个月，学费自己出)
 * all parts.
 */
export const isTold = (text: string, parts: readonly HeadPart[], main: string): boolean =>
  isToldClause(text) ||
  (main === 'company' &&
    parts.some((part) => isToldClause(part.text)) &&
    !parts.some(
      (part) => companyScore(part.text) >= 1 || titleScore(part.text) > 1 || isTitleAlone(part.text),
    ));

/** 班长, 学习委员 by themselves. */
export const isOffice = (text: string): boolean => roleScore(text) > 2 && organisationScore(text) <= 0;

/** Shorter actions name roles: 独立开发; 参与（排名3/7） is a role with its rank. */
const MIN_ACTION_LENGTH = 8;
/** 参与农村人居环境台账整理: a statement in the place of a role. */
export const isLongAction = (text: string): boolean =>
  text.length >= MIN_ACTION_LENGTH && !/[（(]/u.test(text) && isAction(text);

const MAX_DEPARTMENT_LENGTH = 12;
/** 城北支行, 调试队, 仓库: units of an employer whose words do not always name a department. */
const UNIT =
  /^[^的了过在着]*(?:[部科室组队班库院系所行处课区线站办房间厅局店]|中心|食堂|基地|专柜)$|^(?:R&D|HR|IT|QA|QC|PMC|FAE)$|\b(?:Dept|Department|Team|Division|Office|Lab|Group|Unit|Centre|Center)\.?$/u;
/** 抖音电商 between employer and title: sounds like an employer, but has none of its words. */
const isLineOfBusiness = (text: string): boolean =>
  companyScore(text) >= 1 && !/公司|集团|[厂店]$|事务所|\b(?:Firm|Ltd|Inc|Group)\b/u.test(text);
/** Between name and title the name of a unit is a department; at the end only one with the word for a department. */
export const isDepartmentOf = (slots: readonly Slot[], text: string, isBetween: boolean): boolean =>
  !/^(?:民营|私营|国企|央企|外资|外企|合资|上市(?:公司)?|事业单位|全职|兼职|全日制)$/u.test(text) &&
  ((isBetween && (UNIT.test(text) || isLineOfBusiness(text))) || departmentScore(text) > 0) &&
  slots.some(({ field }) => field === 'department') &&
  (text.length <= MAX_DEPARTMENT_LENGTH || /^[A-Z]/u.test(text)) &&
  /^[\p{Script=Han}A-Za-z（）()&“”. ]+$/u.test(text);
