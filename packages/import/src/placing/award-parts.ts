import type { AWARD_LEVEL } from '@qicheng/resume/codes/achievement';
import type { TextLine } from '../reading/page-text.js';
import { findDate, type FoundDate } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { companyScore } from './recognise.js';

const LEVELS: readonly (readonly [RegExp, keyof typeof AWARD_LEVEL])[] = [
  [/^国际级?$|^International$/i, 'international'],
  [/^国家级?$|^国赛$|^全国$|^National$/i, 'national'],
  [/^省级?$|^省赛$|^省部级$|^Provincial$/i, 'provincial'],
  [/^市级?$|^City$/i, 'city'],
  [/^校级?$|^校赛$|^University$/i, 'university'],
  [/^院级?$|^系级$|^School$/i, 'college'],
];

/** The level that a part of an award names alone: 省级, 校赛. */
export const levelOfAward = (part: string): keyof typeof AWARD_LEVEL | undefined =>
  LEVELS.find(([form]) => form.test(part))?.[1];

const LEVEL_AT_END = /^(.*(?:竞赛|大赛|比赛|挑战杯).*?)[\s（(]*((?:国际|国家|省部|省|市|校|院)级)[）)]?$/u;

/** The name of a contest and the level behind it, 财务决策大赛省级; the level is empty if there is none. */
export function contestAndLevel(text: string): { name: string; level: string } {
  const [, name = text, level = ''] = LEVEL_AT_END.exec(text) ?? [];
  return { name: name.trim(), level };
}

// 2022-2023学年: an award for an academic year is dated at the end of that year.
const SCHOOL_YEAR = /20\d{2}\s*[-–—~/至]\s*(?:20)?(\d{2})\s*(?:学年度?|年度)的?[\s，,:：]*/u;
const SHORT_DATE =
  /^[[（(]?(\d{2})[./](1[0-2]|0?[1-9])(?![\d.])[\])）]?|(?<![\d.])(\d{2})[./](1[0-2]|0?[1-9])[\])）]?$/u;

/** 2023年度优秀员工 is the 年度优秀员工 of 2023. */
function withWordOfYear(found: FoundDate, text: string): FoundDate {
  const after = text.slice(text.indexOf(found.text) + found.text.length);
  const isWhole =
    /^年度\p{Script=Han}/u.test(after) || (found.text.endsWith('年') && /^度\p{Script=Han}/u.test(after));
  if (!isWhole || !/^[年度]/u.test(found.rest)) return found;
  return { ...found, rest: `年度${found.rest.replace(/^年?度\s*/u, '')}` };
}

/** The date of an award; besides the full forms, 22.10 at either end of the line. */
export function dateOf(text: string): FoundDate | null {
  const year = SCHOOL_YEAR.exec(text);
  if (year)
    return {
      date: { y: 2000 + (Number(year[1]) % 100) },
      text: year[0],
      rest: text.replace(year[0], '').trim(),
    };
  const full = findDate(text);
  if (full !== null) return withWordOfYear(full, text);
  const [whole, y1, m1, y2, m2] = SHORT_DATE.exec(text) ?? [];
  if (whole === undefined) return null;
  const rest = text.replace(whole, '').replace(/^[\s|｜,，:：—–-]+|[\s|｜,，:：—–（(-]+$/g, '');
  return rest === ''
    ? null
    : { date: { y: 2000 + Number(y1 ?? y2), m: Number(m1 ?? m2) }, text: whole, rest };
}

const YEARS =
  /^((?:(?:19|20)\d{2}\s*(?:年度?|学年)?\s*[、,，和及]\s*)+(?:19|20)\d{2})\s*(?:年度?|学年)\s*(?:的|获评?|获得)?\s*(?=\D{2})/u;

const BEFORE_YEAR = /[，,；;、]\s*(?=(?:19|20)\d{2}(?:\s*年|[./]\d))/gu;
const isNamed = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/年度|学年|[年月]/gu, ' '));

/** 2019年、2020年服务标兵，2021年技能竞赛三等奖: each award with the years in front of it. */
export function datedClauses(text: string): string[] {
  if (!/^\s*(?:19|20)\d{2}/u.test(text)) return [text];
  const clauses: string[] = [];
  let years = '';
  for (const part of splitOutsideBrackets(text, BEFORE_YEAR)) {
    const whole = years === '' ? part : `${years}、${part}`;
    if (isNamed(part)) clauses.push(whole);
    years = isNamed(part) ? '' : whole;
  }
  return years === '' ? clauses : [text];
}

/** 国家奖学金（2022.11、2023.11）, 2021、2023年度考核优秀: an award won more than once. */
export function awardYears(text: string): string[] {
  const years = YEARS.exec(text);
  if (years !== null)
    return (years[1]?.match(/\d{4}/gu) ?? []).map((year) => `${text.slice(years[0].length)}（${year}）`);
  const [, name = '', dates = ''] = /^(.{3,40}?)[\s（(，,]+([\d.年月/、，,\s-]+)[）)]?$/u.exec(text) ?? [];
  const times = dates.split(/[、，,]/u).map((date) => date.trim());
  const bare = name.replace(/^(?:[两二三四五]|\d)次(?:获得?)?(?=\S{3})|[，,]$/gu, '');
  return times.length > 1 && times.every((date) => findDate(date)?.rest === '')
    ? times.map((date) => `${bare}（${date}）`)
    : [text];
}

/** 2023年：国家奖学金、三好学生: the leading date applies to all. */
export function dateShared(parts: readonly string[]): string[] {
  const [first = '', ...others] = parts;
  const date = dateOf(first);
  const isOfAll = others.length > 0 && date !== null && first.startsWith(date.text);
  return isOfAll && others.every((part) => dateOf(part) === null)
    ? [first, ...others.map((part) => `${date.text} ${part}`)]
    : [...parts];
}

/** The issuer of an award, by the suffix of its name. */
const HOST =
  /^(?:去年|所在|原)?(?:公司|医院|学校|单位|集团|厂|学院|银行|[总分支]行|科室|部门)的?$|^[^奖]{2,}(?:局|厅|委员会|公司|医院|酒店|银行|集团|协会|学会|科协|政府|教育部|团委|组委会|卫健委|教体局|工会|妇联|学院|大学|中心|支队|分行|支行)$/u;

export const isIssuer = (text: string): boolean => HOST.test(text);

/** C1, A2: a class of a driving licence. */
const LICENCE_CLASS = /^[A-D][1-3]$/u;

/** 每年继续教育学时修满, 已按期年检: what the holder does for a certificate. */
const OF_HOLDER = /^(?:每[年月季两]|按[时期]|已|均|定期|需)|[满齐毕]$/u;

/** A part after an award or a certificate that can be an organisation: 锦州应急局, but not 入围, 2023 or 成功41件. */
export const isLikelyIssuer = (text: string): boolean =>
  !LICENCE_CLASS.test(text) &&
  !OF_HOLDER.test(text) &&
  (isIssuer(text) ||
    companyScore(text) >= 1 ||
    /^[^\d了过]*[会部厅局委院校社处站所司办](?:[（(][^（）()]*[）)])?$/u.test(text) ||
    /^(?:[A-Z][\w.'’&-]*|of|and|for|the)(?: (?:[A-Z][\w.'’&-]*|of|and|for|the))*$/u.test(text));

export function takeIssuer(draft: Draft, item: string, text: string, line: TextLine): boolean {
  if (!isIssuer(text)) return false;
  draft.text(`${item}/issuer`, text, SURE.likely, line);
  return true;
}

/** 西宁河湟医院“优秀护士”: an award in quotation marks after its issuer. */
const QUOTED =
  /^(.{0,20}(?:公司|医院|学校|单位|集团|厂|学院|大学|银行|[总分支]行|工会|酒店|[局厅部委会]|政府|中心|支队|街道))(?:年度)?[“"「]([^“”"「」]{2,16})[”"」]$/u;
/** 宏塑精工厂年度优秀员工: a proper name before its own award. */
const NAMED =
  /^(\p{Script=Han}{3,16}?(?:公司|医院|厂(?!级)|酒店|卫健委|总工会|(?:健康|教育|教体|体育|文旅|公安|税务)局))((?:年度|季度)?\p{Script=Han}{2,16}(?:奖|员工|标兵|之星|能手|个人|工作者|护士|教师|店长|[一二三]等奖))$/u;
/**
 * Contests, and national, provincial or city awards: the words in front are part of the name, not an issuer.
 */
const NO_ISSUER = /大赛|竞赛|联赛|挑战杯|^(?:全国|中国|全省|全市)/u;

/** The employers and schools of the person. */
export const hostsOf = ({ document: { work, internships, education } }: Draft): string[] =>
  [...[...work, ...internships].map(({ company }) => company), ...education.map(({ school }) => school?.name)]
    .flatMap((name) => [name?.zh, name?.en])
    .filter((name) => name !== undefined);

const MIN_SHORT_NAME = 4;
const AFTER_ISSUER =
  /^(?:的|年度)?\S{2,}(?:奖|奖学金|员工|标兵|之星|能手|个人|工作者|护士|教师|店长|称号|scholarship|award|prize)$/iu;
/** 岭南大学青年教师讲课比赛一等奖 of somebody who studied or worked there: the name in front is the issuer. */
function ownIssuerApart(name: string, hosts: readonly string[]): readonly [string, string] | null {
  for (const host of hosts)
    for (const issuer of [host, host.replace(/^\p{Script=Han}{2}(?=\p{Script=Han}{4})/u, '')].flatMap(
      shortNames,
    )) {
      const own = name.startsWith(issuer) ? name.slice(issuer.length).trim() : '';
      if (own !== '' && !own.startsWith('校') && AFTER_ISSUER.test(own.replace(/[“”"「」]/gu, '')))
        return [own.replace(/^的/u, ''), issuer];
    }
  return null;
}

/** 江城岭康医疗科技有限公司 is called 岭康医疗科技 and 岭康医疗 too. */
function shortNames(host: string): string[] {
  const bare = host.replace(/(?:股份|有限|责任|集团)*公司$/u, '');
  const brand = bare.replace(/(?:科技|技术|信息|网络|实业|发展|工程|服务|管理|贸易|商贸)+$/u, '');
  return [...new Set([host, bare, brand])].filter(({ length }) => length >= MIN_SHORT_NAME);
}

/** An award without the issuer in front of it, and that issuer. */
export function issuerApart(name: string, hosts: readonly string[]): readonly [string, string | null] {
  const own = ownIssuerApart(name, hosts);
  if (own !== null) return own;
  const [, issuer, award] = QUOTED.exec(name) ?? NAMED.exec(name) ?? [];
  return issuer === undefined || award === undefined || NO_ISSUER.test(issuer)
    ? [name, null]
    : [award, issuer];
}

/** 弦乐组, 新能源汽车检测与维修 next to a contest: what was contested, not who issued the award. */
export const isSubject = (name: string, part: string): boolean =>
  /^.{2,10}(?:组|类|赛项|赛道)$/u.test(part)
    ? !/组委|班组/u.test(part)
    : /大赛|竞赛|比赛/u.test(name) &&
      !isIssuer(part) &&
      /(?:与|及|[设维应制检测]\S)\p{Script=Han}*$/u.test(part) &&
      !/[会部厅局委院校社团司处]$/u.test(part);

/** 冷拼项目, 工艺美术精品展, 三级跳第三 after the name of a work or a contest: the event or the place, not an issuer. */
export const isOfContest = (part: string): boolean =>
  /^.{2,24}(?:项目|展|展览|展评|博览会|大赛|比赛|竞赛|联赛|杯|第[一二三四五六七八九十\d]+名?)$/u.test(part) &&
  !isIssuer(part);

/** 2006年增驾, 2025年11月考的: what happened at the date. */
export const ABOUT_DATE =
  /^(?:增驾|初领|取证|考证|换证|换发|复审|年审|注册|续注|发证|领证|[考办]取?的?|取得的?|通过的?|拿到?的?|获得?的?|获取)$/u;
