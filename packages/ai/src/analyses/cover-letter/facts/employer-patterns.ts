import { regex } from '@qicheng/resume/regex';
import { CITIES } from '#src/jd/data/cities.js';
import { isCommonEmployer } from '#src/text/common-employer.js';
import { COMMON_TRADE, EMPLOYER_SUFFIX, EMPLOYER_TRADE, FURTHER_TRADE } from '#src/text/employer-suffixes.js';
import { DISTINCT_EMPLOYERS } from '#src/text/known-employers.js';
import { isDepartment, withoutBranch } from './branches.js';

const NAME = `[^，。；！？、：:\\s“”"的了在]{1,20}?`;
const PROPER = '[\\u4e00-\\u9fa5]{2,8}?';
const KNOWN = `(?:${DISTINCT_EMPLOYERS.join('|')})`;
/** Verbs by which one writes to an employer about oneself. */
const TOWARDS =
  '(?:应聘|申请|投递|竞聘|报考|(?<!曾|就|后)加入|入职|来到|向往|一直关注|关注|想(?:到|去|来)|期待(?:到|去|来)|希望(?:到|去|来)|成为)(?:了|过)?';
const SEEN = '(?:看到|得知|获悉|了解到|听说)';
/** No advertisement, fair or site: 招聘信息, 招聘会. */
const CALLS =
  '(?=(?:正在?|在|目前)?(?:招聘|诚聘|急聘|招)(?!信息|启事|广告|网|会|平台|公告|简章|标|商(?!务)|投|生(?!专员|老师)))';

/** An expression with the group `name`, and whether the words around it alone show that it is an employer. */
export interface EmployerPattern {
  readonly pattern: RegExp;
  readonly isSure: boolean;
}

const patterns = (isSure: boolean, sources: readonly string[]): EmployerPattern[] =>
  sources.map((source) => ({ pattern: new RegExp(source, 'gu'), isSure }));

/** An employer that a sentence of a letter is about. */
export const ADDRESSED: readonly EmployerPattern[] = [
  ...patterns(true, [
    `${TOWARDS}(?<name>${NAME}${EMPLOYER_SUFFIX})`,
    `${TOWARDS}(?<name>${KNOWN})`,
    `${TOWARDS}(?<name>${NAME}${COMMON_TRADE})(?=[的，。！]|公司|团队|工作|一直|这|[一二两三四五六七八九十\\d多半]{1,3}(?:年|个月)|很久|已久|多年)`,
    // 贵公司美的集团, 久仰华住大名.
    `贵(?:公司|单位|司)(?<name>${KNOWN})(?!的?(?:账?号|店|旗舰|渠道|平台))`,
    `(?:久仰|久闻|素闻)(?<name>[\\u4e00-\\u9fa5]{2,8}?)(?:的)?(?=大名|盛名|美誉)`,
    `${SEEN}(?<name>${NAME}(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE})|${KNOWN})(?=正?在?招聘?|的?招聘|发布)`,
    `(?<name>${NAME}(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE}))(?=(?:在[^，。；]{1,16})?的(?!学习|实习|工作|经历|项目|课程|培训|比赛)[^，。；]{1,16}(?:让我|令我|给我|有口皆碑|早有耳闻|全国有名|闻名))`,
    // 来应聘你们湘宴楼的行政总厨
    `(?:应聘|申请|加入|来|到|去)你们(?<name>[\\u4e00-\\u9fa5]{1,5}[楼馆坊阁轩府庄])(?=的|工作|上班|[，。！])`,
    // A preference at the end: 祝清屿环境业务长虹.
    `(?:祝愿?|预祝|愿)(?<name>[\\u4e00-\\u9fa5]{3,10}?)(?=业务|事业|生意|业绩|蒸蒸日上|蓬勃|越办越|越来越|再创|宏图|兴旺|生源|客似云来)`,
    // 应聘渝安减震器的检验员; a department or a field is not an employer.
    `(?:应聘|申请|竞聘)(?<name>[\\u4e00-\\u9fa5]{3,10}(?<![部组科室岗类面向业域]))(?=的[^，。；]{0,10}(?:员|师|长|经理|主管|专员|助理|顾问|代表|会计)(?:[，。；！]|一?[岗职]|$))`,
    // A Latin name in a Chinese sentence; a tool or a post is not joined.
    `(?:(?<!曾|就|后)加入|入职|来到|成为)(?:了)?\\s?(?<name>[A-Z][A-Za-z&'’.-]{3,}(?: [A-Z][A-Za-z&'’.-]+){0,3})(?=[，。！的]|$)`,
  ]),
  ...patterns(false, [
    `${TOWARDS}(?<name>${NAME}${FURTHER_TRADE})(?=[的，。！]|公司|团队|工作|一直|这)`,
    `${SEEN}(?<name>${PROPER})${CALLS}`,
    `(?:向往|一直关注|关注|(?<!曾|就|后)加入|希望加入|期待加入)(?:了|过)?(?<name>${PROPER})(?=[的，。！]|$)`,
  ]),
];

/** Words before a department that name no employer. */
export const NO_NAME =
  '(?:公司|集团|总部|总公司|分公司|单位|企业|医院|学校|学院|幼儿园|酒店|工厂|机构|门店|本|贵|该|你们|您|各位|行政|综合|校园|社会|相关|负责|华[东南北中](?=大?区|人|招|公司|分公司|运营|事业|总部|销售|$)|[东南西北]区|大区|区域|全国|中国)';
/** An employer that a salutation names by its kind or before a department. */
export const SALUTATION_NAME: readonly EmployerPattern[] = [
  ...patterns(true, [
    `^(?:尊敬的|敬爱的|亲爱的|致)?\\s*(?<name>${NAME}(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE})|${KNOWN})(?!经理)`,
    // A name alone before a department: 晨星人事部：.
    `^(?:尊敬的|敬爱的|亲爱的|致)?\\s*(?<name>(?!${NO_NAME})[\\u4e00-\\u9fa5]{2,4}?)(?=(?:人事|人力资源|招聘|行政人事)(?:行政)?[部处科组](?:门)?(?:的?(?:老师|同事|领导|经理|负责人)们?)?[：:，,！!]?$)`,
  ]),
];

/** A kind of employer and no name: 三级综合医院, 二甲医院, 一家大型国企. */
const GENERIC = regex('u')`
  ^(?:[一二三]级|[甲乙丙]等|[一二三]甲|综合|专科|大型|中型|小型|民营|国有|国营|公立|私立|公办|民办|外资|合资
  |上市|连锁|本地|当地|头部|一线|互联网|知名|优秀|高端|星级|[一二三四五]星级?|重点|普通|示范|省级|市级|县级|全国
  |这[家所个样]?|那[家所个]|[一两几]家|一所|一个|各[家大]?|同类|其他|别的|贵|本|该|我们?|某|更大的?|老牌|新|好
  |大|小|的|类|家|所)+$
`;
const SUFFIXES = new RegExp(`(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE})+$`, 'u');
/** A name without its suffix and trade. */
export const kindless = (name: string): string => name.replace(SUFFIXES, '');
const PLACE = new RegExp(`^(?:${CITIES.join('|')})(?:省|市)?(?=.{2,})`, 'u');
/** A name without the city or province at its beginning. */
export const placeless = (name: string): string => name.replace(PLACE, '');
/** Words of a sentence, which no name has: 我的加入必将为贵公司带来…. */
const IN_SENTENCE = /贵(?![阳州港池溪定安])|我[的们]|[必即]将|将为|能够?为|[本该]公司/u;

/** Whether a name only describes an employer, or is not a name at all. */
export const isGeneric = (name: string): boolean => {
  const core = kindless(withoutBranch(name));
  return (
    core === '' ||
    isCommonEmployer(name) ||
    isDepartment(name) ||
    GENERIC.test(core) ||
    IN_SENTENCE.test(name) ||
    /^(?:贵(?![阳州港池溪定安])|本|该|我|某|各|[您你]|大家|祖国)/u.test(name)
  );
};
