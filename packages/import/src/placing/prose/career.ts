import type { DateRange } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { isChineseCity } from '../chinese-cities.js';
import { findPeriod } from '../dates.js';
import {
  isEmployer as isEmployerNamed,
  isOffice,
  LATER_OFFICE,
  nameOf as withoutBrackets,
} from '../loose/spoken-employment.js';
import { companyScore } from '../recognise.js';
import { dateAtStart } from './clause-dates.js';

/** What a clause says about an employer, or about a post at the employer named before. */
export interface StatedCareer {
  /** Whether the clause says that the person entered the employer: 跳到, 入职. */
  isEntered: boolean;
  /** Whether the clause says that the post followed another one: 后来, 升任. */
  isLater: boolean;
  /** 现在是…: the post is held. */
  isNow: boolean;
  /** 2025年3月起: from a date on, which goes on unless another employment follows. */
  isSince: boolean;
  section: 'work' | 'internships';
  period: Partial<DateRange>;
  company: string;
  department: string;
  title: string;
  statement: string;
}

const LEAD = regex('u')`
  ^(?:我|本人|自己|他|她|也|又|便|就|于是|随即|随后|紧接着|接着|此后|其后|后来|之后|然后|再后来|再(?!次)|才(?!艺)
  |最早|最开始|一?开始|起初|刚开始|先后?(?=在|到|去|进|任|担|做|当)|曾经?|当时|直接|正式|顺利|一直|主要(?=在|做)
  |毕业(?:后|以后|之后|就|直接)+|离[开职](?:后|之后)|辞职(?:后|之后)|目前|现在(?:是)?|如今|现(?=[在任])|期间|其间|同时|因此|所以
  |(?:头|第)[一二三四五六][家个份段](?:单位|公司|工作|东家)?(?:是(?:在)?|(?=在))|最近一[家份](?:单位|公司|工作)?(?:是|(?=在))
  |被(?=[调派借聘安任提])|把我|将我|(?:跟|和|随)(?:着)?[^，,在]{1,6}?(?:一起|一块儿?|一道)?(?=[去到进来回])|经[^，,]{1,8}介绍
  |(?:[一二两三四五六七八半几]+|\d{1,2})个?(?:月|年)(?:半|多)?(?:后|之后|以后)
  |因为?[^，,]{1,10}?(?=被?(?:调|转|派)[到往至])
  |通过(?:校招|社招|招聘|考试|面试|内推|[^，,]{1,4}介绍)|是(?=在\S{3})|[，,、\s])+
`;
const LATER = /后|然后|接着|再/u;

const ENTER = regex('u')`
  ^(?:(?<sure>跳槽?[到去至]|跳槽|跳进|加入|加盟|入职|就职于|任职于|任教于|供职于|就业于|受聘[于到]|受聘|应聘[到进至去]|考[进入到上]|分配?[到在至进]
  |招[进到入]|录用到|签约|签到|借调[到至]|外派[到至]|派[到往至驻]|返聘[到于]|调[到往至入去]|转[到至入去]|换[到去]|聘[到入]|进入|进(?=[的了])
  |来到|回到|轮转到|轮岗到|定[科岗][到在]|(?:上班的?|工作的?)?单位是|工作在)|(?<weak>在(?!职|校|读|家(?!具|电|居|政|纺)|此|岗|线)
  |于|到(?!今|现|\d)|去(?!年|世)|来(?!自|年)|进(?!行|一步)|给|回(?!头|家)))[了的]?\s*(?=\S{2})
`;

const ROLE = regex('gu')`
  担任|任职|兼任|任(?!务)|做到了?|做(?!强|大)|当上了?|当(?!地|时|年|天)|干到|干(?!部|货|洗|果)|从事|应聘|实习|见习|上班|打工|工作(?!室|站)
`;
const EMPLOYER_AND_ACTION = regex('u')`
  ^(?<who>.{2,24}?)(?:里面?|那边|这边)?(?<action>(?:卖|开(?!发|元|拓|封)|跑(?!步)|送|跟(?=车|单|线|班|台)|带(?!教|货|领)
  |管(?!理|培|道|家)|教(?!育|务|师|学|研|辅|委)|修(?!理|养)|搬|烧|炒|拉|搞|收(?!银|费)|负责|帮忙?|协助|主要)\S.*)$
`;
const ONLY_ROLE = regex('u')`
  ^(?<verb>担任|兼任|任(?!务)|当上|当(?!地|时|年|天)|做到|做|干到|干(?!部|货|洗|果)|从事|转任|转岗[做为到成]?|转[做为成]|升任|升职?为|升到|升|提拔为|提升为
  |提为|提任|提|晋升[为到]?|改任|改做|接任|调任|改当|聘为|历任|先后(?:担任|任|做过?|当过?)|应聘的是|做的是|(?:岗位|职位|职务)是|是|还是|仍是)
  (?:了|过|上)?(?<what>\S.*)$
`;
const FROM_TO =
  /^从(?<first>\p{Script=Han}{2,8}?)(?:一直|一路|慢慢|逐步|逐渐)?(?:做|干|升|当|提)(?:[到为至成]了?|起)(?<then>\p{Script=Han}{2,10})?$/u;
const FIRST_YEARS =
  /^(?:前|头)(?:[一二两三四五六七八几半]|\d)(?:个?月|年)(?:半|多)?(?:是|当|做|任|干)(?<what>\p{Script=Han}{2,8})$/u;

const TO_NOW = /[，,]?(?:一直|直)?(?:做|干|待)?(?:到|至)(?:现在|目前|今天|今)$/u;
const LENGTH =
  /^(?:了|过|的)*(?:(?:将近|近|约|大约)?(?:\d+(?:\.\d)?|半|[一二两三四五六七八九十几]+)\s*[多来]?\s*个?(?:月|年半?|周|天)(?:多|左右|半)?的?)?/u;

/** 神经内科, 调度室: a part of an employer. */
const DEPARTMENT =
  /^[\p{Script=Han}A-Za-z\d]{0,10}?(?:科|科室|病区|室|部|部门|组|处|车间|工段|班组|ICU|门诊|病房|急诊|产线|生产线|总部|专柜)$/u;
export const isDepartment = (text: string): boolean =>
  DEPARTMENT.test(text) &&
  !/公司|集团|医院|银行|大学|学校|研究院|俱乐部|办事处|代表处|诊室|工作室|药房部/u.test(text);

const NO_EMPLOYER = regex('u')`
  [了过着]|^(?:家|校|读|职|外|线|岗|此|那|这|手|网上|这里|那里|老家|省内|市里|国内|国外|行业|期间|业余|课余|大[一二三四]
  |项目|工地|现场|一线|基层|系统|小组|班级|当地|本地|全国|各地|自己|朋友|亲戚|新|每|日常|公司$|单位$)|^(?:编制|事业编|公务员|研究生|博士|硕士)|(?:行业|方面|期间|时候
  |学生会|协会|社团|党组织|共产党|共青团|基础上|过程中|中国|情况下|[路上里中时后前]|城市|老家|学业|大学|高中|专业
  |项目|系统|课题|研究|工作)$|(?:都|也|就)(?:行|可以?|好)$|^(?:负责|参与|完成|管|带|主要|配合|协助|组织|达|提升|下降|[一二两三四五六七八九十几\d]+(?:[个名家台套年月人次条项批轮]|多))
`;
const isPlace = (text: string): boolean =>
  isChineseCity(text) || /^\p{Script=Han}{1,6}(?:省|市|县|区|镇|乡|村|自治州)$/u.test(text);

const ONE =
  /^(?:一[家个所间]|某|当地的?|本地的?|老家的?|现在的?|如今的?)(?:做\p{Script=Han}{1,6}的)?(?=\S{2})/u;
const CALLED =
  /^(?:一?[家个所间])?\S{0,14}?(?:公司|店|厂|机构|单位|工作室|餐馆|饭店)?[，,]?(?:叫做?|名叫|名字叫|名为)(?<name>\S{2,20})$/u;
const RELATED =
  /^(?:集团|公司)?(?:的|旗下|下属的?)?(?:关联|兄弟|下属|子|母|总)公司(?:的)?(?=\S{4,}(?:公司|集团|厂|中心)$)/u;
const nameOf = (who: string): string => {
  const bare = withoutBrackets(
    who
      .replace(/^[的了]/u, '')
      .replace(RELATED, '')
      .trim(),
  );
  return (CALLED.exec(bare)?.groups?.name ?? bare.replace(ONE, '')).replace(/[“”"「」]/gu, '').trim();
};

/** Whether words in the place of an employer can be its name, whatever their end. */
function isNameInPlace(who: string): boolean {
  const name = nameOf(who);
  return (
    name.length >= 2 &&
    name.length <= 26 &&
    /^[\p{Script=Han}A-Za-z\d（）()·&.\s-]+$/u.test(name) &&
    !NO_EMPLOYER.test(name) &&
    !isPlace(name)
  );
}
const isEmployer = (who: string): boolean => isNameInPlace(who) && isEmployerNamed(nameOf(who));

const TITLE_END = /[员师长工手理管代导警案班]$/u;
/** 酒店设计部的设计师 */
const OFFICE_OF =
  /^(?:了|过)?(?<department>[\p{Script=Han}A-Za-z]{1,8}(?:部|科|组|中心|室|车间))的(?<what>\p{Script=Han}{2,8})$/u;

/** The title in the words after 任 or 做: 售后工程师工作, 总账会计、财务主管; empty for other words. */
function officesIn(
  text: string,
  kind: 'sure' | 'plain' | null,
): { department: string; title: string; statement: string } {
  const { department = '', what = text } = OFFICE_OF.exec(text)?.groups ?? {};
  const [, bare = what, inner = ''] = /^(.+?)[（(]([^（）()]*)[）)]$/u.exec(what.replace(LENGTH, '')) ?? [];
  const names = bare
    .replace(LENGTH, '')
    .replace(/(?:工作|一职|职务|岗位|的?活儿?|岗)$/u, '')
    .replace(/^(?:一名|一个|名|个)/u, '')
    .split(/[、和兼]/u)
    .map((name) => name.trim().replace(LATER_OFFICE, ''));
  const isTitle = (name: string): boolean =>
    isOffice(name) ||
    (kind !== null && /^\p{Script=Han}{2,6}$/u.test(name) && (kind === 'plain' || TITLE_END.test(name)));
  const areTitles = names.every((name) => !/[了过着的\d]/u.test(name) && isTitle(name));
  return areTitles
    ? { department, title: names.join('、'), statement: inner }
    : { department: '', title: '', statement: '' };
}

interface Body {
  company: string;
  department: string;
  title: string;
  statement: string;
}
const body = (found: Partial<Body>): Body => ({
  company: '',
  department: '',
  title: '',
  statement: '',
  ...found,
});

const TRANSFER = /^(?:调|派|外派|轮|定|借调)/u;
/** 南宁分院, 外业队: what a person is transferred to within an employer. */
const isBranch = (text: string): boolean =>
  text.length <= 8 &&
  /(?:队|分院|分公司|店|分部|分局|分行|支行|片区|院区|校区|项目部?|大区|区域)$/u.test(text);

/** The part of an employer that is already named: 银座物业的奥体中路项目. */
const partOf = (who: string, known: string): string | null =>
  known.length >= 3 && who.startsWith(known) && who !== known
    ? who.slice(known.length).replace(/^的/u, '')
    : null;

const isEmployerEnd = (text: string): boolean =>
  /(?:公司|集团|厂|店|医院|学校|中心|事务所|银行|院|所)$/u.test(text);

function inPlace(rest: string, isSure: boolean, known: string, isTransfer: boolean): Body | null {
  const isPart = (who: string): boolean =>
    known !== '' && (isDepartment(who) || (isTransfer && isBranch(who)));
  for (const { 0: verb, index } of rest.matchAll(ROLE)) {
    const who = rest.slice(0, index).replace(/(?:里面?|那边|这边|处)$/u, '');
    const what = rest.slice(index + verb.length);
    if (index < 2 || who.length < 2) continue;
    const {
      department,
      title,
      statement: text,
    } = officesIn(what, /^(?:担任|兼任|任|当上了?)$/u.test(verb) ? 'plain' : isSure ? 'sure' : null);
    const part = partOf(who, known);
    if (title !== '' && (part !== null || isPart(who)))
      return body({ department: part ?? who, title, statement: text });
    if (title !== '' && !isDepartment(who) && isNameInPlace(who))
      return body({ company: nameOf(who), department, title, statement: text });
    const isStay = /^(?:任职|实习|见习|上班|打工|工作)$/u.test(verb);
    if (isStay && what.replace(LENGTH, '') === '' && isEmployer(who)) return body({ company: nameOf(who) });
    if (!isStay && isEmployer(who) && what !== '')
      return body({ company: nameOf(who), statement: `${verb}${what}` });
  }
  const { who: worker = '', action = '' } = EMPLOYER_AND_ACTION.exec(rest)?.groups ?? {};
  if (worker !== '' && isEmployer(worker) && !isEmployerEnd(action))
    return body({ company: nameOf(worker), statement: action });
  const [, name = rest, inner = ''] = /^(.{2,24}?)[（(]([^（）()]*)[）)]$/u.exec(rest) ?? [];
  const part = partOf(name, known);
  if (part !== null && isSure) return body({ department: part });
  if (isPart(name)) return isSure ? body({ department: name }) : null;
  if (isEmployer(name) || (isSure && isNameInPlace(name) && !isDepartment(name)))
    return body({ company: nameOf(companyScore(inner) >= 3 ? rest : name) });
  return null;
}

const OWN = regex('u')`
  ^(?:自己|(?:跟|和|与)[^，,]{1,6}?)?(?:一起|合伙|独自)?(?<verb>创办|创立|开办|成立|经营|开|办)(?:了|过|的)*(?:一?[家个间])?(?<who>\S{2,24})$
`;
/** 自己开了一家…, 和同学开了个工作室叫…: an employer of the candidate's own. */
function ownBusiness(rest: string): Body | null {
  const { who = '', verb = '' } = OWN.exec(rest)?.groups ?? {};
  const isOwn = /^(?:自己|跟|和|与|合伙|独自)/u.test(rest) || /^(?:创|开办|成立)/u.test(verb);
  if (!isOwn || who === '') return null;
  const name = nameOf(who);
  return isNameInPlace(who) && (CALLED.test(who) || isEmployerNamed(name)) ? body({ company: name }) : null;
}

/** Longer clauses tell no employer, and each of their verbs would be tried. */
const MAX_CLAUSE = 120;

const MOVE = /^(?:来|去|到|回)到?了?(?<place>\p{Script=Han}{2,6})$/u;
/** 我也跟着来了贵阳: a move to a place, without a date. */
export function isMoveAlone(clause: string): boolean {
  const rest = clause.replace(LEAD, '').replace(/^(?:跟着|随|陪)(?:[^，,]{1,4}(?=[来去到回]))?/u, '');
  const { place = '' } = MOVE.exec(rest)?.groups ?? {};
  return place !== '' && isPlace(place);
}

/** An employer or a post in a clause; null for any other clause. `known` is the employer named before. */
export function careerIn(text: string, known: string): StatedCareer | null {
  if (text.length > MAX_CLAUSE) return null;
  const [, front = text, inner = ''] = /^(.{3,}?)[（(]([^（）()]*\d{4}[^（）()]*)[）)]$/u.exec(text) ?? [];
  const within = findPeriod(inner);
  const isWithin = within !== null && within.rest === '';
  let rest = isWithin ? front : text;
  let period: Partial<DateRange> = isWithin ? within.period : {};
  let lead = '';
  let isSince = false;
  for (let isChanged = true; isChanged;) {
    const led = LEAD.exec(rest)?.[0] ?? '';
    lead += led;
    rest = rest.slice(led.length);
    const dated = Object.keys(period).length > 0 ? null : dateAtStart(rest);
    if (dated !== null) ({ period, rest, isSince } = dated);
    isChanged = led !== '' || dated !== null;
  }
  if (TO_NOW.test(rest) && period.end === undefined) {
    rest = rest.replace(TO_NOW, '');
    period = { ...period, end: 'present' };
  }
  const section = /实习|见习/u.test(text) && !/转正/u.test(text) ? 'internships' : 'work';
  const careerOf = (found: Body, isEntered: boolean, isLater: boolean): StatedCareer => ({
    ...{ section, period, isEntered, isSince },
    ...found,
    isLater: LATER.test(lead) || (isLater && found.company === ''),
    isNow: /现在|目前|如今/u.test(lead),
  });
  const enter = ENTER.exec(rest);
  const isSure = enter?.groups?.sure !== undefined;
  if (enter !== null) {
    const found = inPlace(rest.slice(enter[0].length), isSure || isWithin, known, TRANSFER.test(enter[0]));
    if (found !== null) return careerOf(found, isSure || /^[进去来到]了/u.test(enter[0]), isSure);
  }
  const own = ownBusiness(rest);
  if (own !== null) return careerOf(own, true, false);
  const { first, then } = FROM_TO.exec(rest)?.groups ?? {};
  if (first !== undefined && isOffice(first) && (then === undefined || officesIn(then, 'sure').title !== ''))
    return careerOf(body({ title: then === undefined ? first : `${first}→${then}` }), false, true);
  const early = FIRST_YEARS.exec(rest)?.groups?.what;
  if (early !== undefined && isOffice(early)) return careerOf(body({ title: early }), false, false);
  const { verb = '', what = '' } = ONLY_ROLE.exec(rest)?.groups ?? {};
  const isNamed = /^(?:担任|任|当上|升|提|晋|历任|先后|转任|改任|接任|调任)/u.test(verb);
  const offices =
    verb === '' ? null : officesIn(what, isNamed || verb === '做' || verb === '干' ? 'sure' : null);
  return offices === null || offices.title === ''
    ? null
    : careerOf(body(offices), false, /^(?:转|升|提|晋|改|接|调|做到|干到|当上)/u.test(verb));
}
