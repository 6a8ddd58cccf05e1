import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import { companyScore } from './recognise.js';

/** The issuer of an award, by the suffix of its name. */
const HOST =
  /^(?:去年|所在|原)?(?:公司|医院|学校|单位|集团|厂|学院|银行|[总分支]行|科室|部门)的?$|^[^奖]{2,}(?:局|厅|委员会|公司|医院|酒店|银行|集团|协会|学会|科协|政府|教育部|团委|组委会|卫健委|教体局|工会|妇联|学院|大学|中心|支队|分行|支行)$/u;

export const isIssuer = (text: string): boolean => HOST.test(text);

/** C1, A2: a class of a driving licence. */
const LICENCE_CLASS = /^[A-D][1-3]$/u;

/** A part after an award or a certificate that can be an organisation: 锦州应急局, but not 入围, 2023 or 成功41件. */
export const isLikelyIssuer = (text: string): boolean =>
  !LICENCE_CLASS.test(text) &&
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
  /^(?:增驾|初领|换证|换发|复审|年审|注册|续注|发证|领证|[考办]取?的?|取得的?|通过的?|拿到?的?|获得?的?|获取)$/u;
