import { ANY_TRADE } from '../text/employer-suffixes.js';
import { isProperName } from '../text/proper-name.js';
import { taggedWordsOf } from '../text/words.js';
import { CITIES } from './data/cities.js';
import { CALLS, NAMES_POST } from './post-names.js';
import type { PostingSentence } from './sentences.js';

/** The name of an employer and its index in the sentence. */
export interface FoundName {
  readonly name: string;
  readonly at: number;
}

const NAME = '[\\u4e00-\\u9fa5A-Za-z][\\u4e00-\\u9fa5A-Za-z0-9&·.]{1,15}?';
const SELF = '(?:我们|我司|我公司|本公司|本店|我店|本院|我院|本校|我校|本机构|公司)';
const KIND = '(?:公司|企业|团队|品牌|机构|工作室|平台|app|工厂|门店|店|医院|学校|产品)';
/** A name after a self-description: 我们是做跨境支付的B轮公司——汇越支付, 我司（无锡中微科仪）现因…. */
const INTRODUCED = new RegExp(
  `(?:${SELF}[^。;]{1,30}${KIND}|^(?:我司|我公司|本公司|本店|我院|我校|本校))\\s*(?:-{1,2}|\\(|,?(?:名叫|叫做?)|["“「])\\s*(${NAME})(?=[,;)"”」。!]|$|现|成立)`,
  'iu',
);
/** A statement of the name: 公司是绿野生态. */
const CALLED = new RegExp(`(?:公司|单位|店名)(?:名字?)?(?:是|叫做?)(${NAME})(?=[,;]|$)`, 'u');
/** A recruiter who names the employer: 我是锐行物流的HR小周. */
const RECRUITER = new RegExp(
  `我(?:们|这边|这里)?是(${NAME})(?:\\([^)]{1,16}\\))?的?(?:招聘|校招|人事|人力资源?|HR(?:BP)?)(?!公司|机构)`,
  'iu',
);
/** A name before the beginning of a self-description: 朵蔓女装成立于2009年. */
const FOUNDED = new RegExp(
  `^(${NAME})\\s*(?:\\([^)]{1,12}\\))?(?:成立于|创立于|创建于|创办于|始[建创]于|是(?:一家|国内|中国|全国|全球|一所)|隶属于)`,
  'u',
);
/** A name alone or before a comma. */
const BEFORE_COMMA = new RegExp(`^(${NAME})(?=,|$)`, 'u');
/** Employer, call and post in one sentence: 海棠文旅招民宿管家啦. */
const CALLER = new RegExp(
  `(?:^|[\\s,!]|\\p{Extended_Pictographic}\\uFE0F?)([\\u4e00-\\u9fa5]{3,8}?)(?:诚|急|高薪|火热|正在|又|现)*招(?:聘|募)?${CALLS}([^,;:!]{2,20}?)(?:啦|了|咯|$|[,!])`,
  'u',
);
/** A line with a name that ends with an industry, optionally followed by a remark: 知否传媒, 【栖木空间设计】高端住宅…. */
const LINE_TRADE = `(?:${ANY_TRADE}|集团|口腔|美容|健身|培训|健康|母婴|零售|超市|摄影|工程|检测|环境|数据|宠物|早教|投资|跨境|电商|制造|储能|女装|酒店|咖啡|农业|资本)`;
const LINE_NAME = new RegExp(
  `^(?:[\\u4e00-\\u9fa5A-Za-z]{1,6}\\s+)?[【[]?([\\u4e00-\\u9fa5]{2,8}${LINE_TRADE})(?:$|[】\\]]|\\s*[|丨·]|,)`,
  'u',
);
const FIRST_LINES = 4;

/** Descriptions of size, stage and kind, which are not names. */
const DESCRIBES =
  /的|轮$|行业|龙头|领先|知名|大型|国[有营企]|民营|外[资企]|合资|高新|创业|初创|上市|规模|氛围|欢迎|拥有|专注|致力|主[营要打]|目前|总部|[我你您]|^[本贵该]|简称|福利|双休|五险|负责|要求|一家|A股|人$|某|急|高薪|招|面向|公开|社会|校园|做|薪|^[小社]区/u;
const isName = (name: string): boolean => !DESCRIBES.test(name);

const withoutCities = (name: string): string =>
  taggedWordsOf(name)
    .filter(({ text }) => !CITIES.includes(text))
    .map(({ text }) => text)
    .join('');

function found(pattern: RegExp, text: string, isSure = true): FoundName | null {
  const match = pattern.exec(text);
  const name = match?.[1]?.trim();
  if (!match || !name || !isName(name) || !(isSure || isProperName(withoutCities(name)))) return null;
  return { name, at: match.index + match[0].indexOf(name) };
}

/** The name of the employer if a sentence introduces it; otherwise null. */
export function introducedName({ piece, part }: PostingSentence): FoundName | null {
  const { text } = piece;
  if (part === 'must' || part === 'plus' || part === 'duties') return null;
  return (
    found(INTRODUCED, text) ?? found(RECRUITER, text) ?? found(CALLED, text, false) ?? found(FOUNDED, text)
  );
}

/** The employer that calls for a post by its name only; otherwise null. */
export function callingName({ piece: { text }, part }: PostingSentence): FoundName | null {
  if (part !== null && part !== 'about') return null;
  const called = CALLER.exec(text)?.[2];
  return called !== undefined && NAMES_POST.test(called) ? found(CALLER, text) : null;
}

/** A name that is only recognised by its position: first in 公司简介, or a line of its own. */
export function placedName({ piece, part, line }: PostingSentence, isFirstAbout: boolean): FoundName | null {
  if (isFirstAbout) return found(BEFORE_COMMA, piece.text, false);
  const name = part === null && line <= FIRST_LINES ? found(LINE_NAME, piece.text, false) : null;
  // 【室内设计师】 is a post; 【栖木空间设计】 with text after it is an employer.
  const isPost = NAMES_POST.test(piece.text) && !/^[【[]/u.test(piece.text);
  return name !== null && !isPost ? name : null;
}
