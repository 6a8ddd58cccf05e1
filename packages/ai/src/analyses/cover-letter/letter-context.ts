import type { LetterInput } from '@qicheng/analysis/cover-letter';
import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import type { ResumeDocument } from '@qicheng/resume/document';
import { comparableResume } from '../../guards/unread-file.js';
import { contactIn } from '../../jd/contact-person.js';
import { CITIES } from '../../jd/data/cities.js';
import { matchJob } from '../../jd/match.js';
import { parseJobDescription } from '../../jd/parse.js';
import { type Person, personOf } from '../../jd/person.js';
import { type ProofPoint, proofPoints } from '../../jd/proof-points.js';
import { readResume, type ResumeReading } from '../../jd/read-resume.js';
import { clipped } from '../../text/clipped.js';
import { isCommonWords } from '../../text/common-employer.js';
import { EMPLOYER_SUFFIX, EMPLOYER_TRADE } from '../../text/employer-suffixes.js';
import { isInOrder } from '../../text/in-order.js';
import { hasNoChinese } from '../../text/no-chinese.js';
import { chinesePost, plainPost } from '../../text/post.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { occupationOf } from '../resume-analysis/rules/occupation-of.js';
import { wordsOfName } from './english/company-words.js';
import { englishNameOf } from './english/english-name.js';
import { isEnglishLetter } from './english/letter-language.js';
import { mailSubjectIn } from './mail-subject.js';

export interface Keyword {
  word: string;
  words: readonly string[];
  weight: number;
}

/** What a letter is compared with: the employer, the posting, the person. */
export interface LetterContext {
  /** Whether the letter is written in English. */
  readonly isEnglish: boolean;
  readonly today: string;
  readonly company: string;
  readonly position: string;
  readonly addressee: string;
  /** The person whom the posting names as its contact; empty where it names none. */
  readonly contact: string;
  /** The posting as it was given. */
  readonly jd: string;
  /** How the posting wants the mail to be named; empty where it does not say. */
  readonly mailSubject: string;
  readonly job: JobDescription | null;
  readonly matrix: readonly RequirementMatch[];
  /** Of the posting; without one, of the occupation that the position belongs to. */
  readonly keywords: readonly Keyword[];
  /** The name of the occupation that the keywords are of; empty where they are a posting's. */
  readonly occupation: string;
  readonly reading: ResumeReading | null;
  /** Whether a résumé was chosen of which too little was read to compare with. */
  readonly isUnread: boolean;
  readonly person: Person | null;
  readonly points: readonly ProofPoint[];
}

const MIN_POSTING_LENGTH = 20;
const EVEN_WEIGHT = 5;

function keywordsOf(
  job: JobDescription | null,
  position: string,
): Pick<LetterContext, 'keywords' | 'occupation'> {
  if (job && job.keywords.length > 0) return { keywords: job.keywords, occupation: '' };
  const occupation = position === '' ? null : occupationOf(position);
  return {
    occupation: occupation?.name ?? '',
    keywords: (occupation?.keywords ?? []).map((words) => ({
      ...{ word: words[0] ?? '', words },
      weight: EVEN_WEIGHT,
    })),
  };
}

/** The post of a title that begins with the employer: 云栈科技后端工程师. */
const postAlone = (title: string, company: string): string =>
  company !== '' && title.startsWith(company) ? title.slice(company.length).trim() || title : title;

const LEADING_POST =
  /(?<!客户|产品|理财|大堂|商务|投资|招商|采购|渠道)经理(?!助理)|主管|总监|组长|负责人|[店园校院厂队班部]长|护士长|主任(?!护师|医师)|督导|领班|\b(?:lead|head|manager|supervisor|director)\b/iu;
const LEADS_OTHERS =
  /带领|带团队|带队伍|团队(?:管理|建设|领导)|管理[^，。；]{0,8}(?:团队|人员|员工)|培养[^，。；]{0,6}(?:人|员|经理|骨干)|下属/u;

/** Whether a post leads others, by its name or by what the posting asks for. */
const leadsOthers = (position: string, matrix: readonly RequirementMatch[]): boolean =>
  LEADING_POST.test(position) || matrix.some(({ text }) => LEADS_OTHERS.test(text));

/** A name that was read with a figure or a verb is printed nowhere as the employer. */
const NO_EMPLOYER = /\d|每[天日]|登记|办理|负责|承担|毕业|需要|提供/u;

/** The post in an English letter: as the English posting names it, if it is given in Chinese. */
const englishPostOf = (position: string, titled: string): string =>
  !hasNoChinese(position) && titled !== '' && hasNoChinese(titled) ? titled : plainPost(position) || titled;

/** The author, in an English letter under the Latin name. */
function personIn(document: ResumeDocument, isEnglish: boolean, today: string): Person {
  const person = personOf(document, today);
  const name = isEnglish ? englishNameOf(document) : '';
  return name === '' ? person : { ...person, name };
}

/** Reads what a letter is compared with. What is named goes before what the posting says. */
export function contextOf({
  company,
  position,
  addressee,
  jd,
  resume: chosen,
  today,
}: LetterInput): LetterContext {
  const resume = comparableResume(chosen);
  const isEnglish = isEnglishLetter({ resume, jd });
  // A line such as 某某医院招聘护士 names employer and post and asks for nothing.
  const posting = jd === '' ? null : parseJobDescription(jd);
  const job = jd.length >= MIN_POSTING_LENGTH ? posting : null;
  const reading = resume && readResume(resume.document, resume.unplaced);
  const desiredPost = wordsOfText(resume?.document.intention.positions?.[0]?.name, 'zh');
  const read = posting?.company?.text ?? '';
  const employer = clipped(company || (NO_EMPLOYER.test(read) ? '' : read), 80);
  const titled = postAlone(posting?.title?.text ?? '', employer);
  const named = clipped(
    (isEnglish ? englishPostOf(position, titled) : plainPost(position) || chinesePost(titled)) ||
      (posting ? '' : plainPost(desiredPost)),
    60,
  );
  const matrix = job ? matchJob(job, reading, today) : [];
  const { keywords, occupation } = keywordsOf(job, named);
  return {
    ...{ isEnglish, today, isUnread: chosen !== null && resume === null },
    company: employer,
    position: named,
    addressee,
    contact: contactIn(jd),
    jd,
    mailSubject: mailSubjectIn(jd),
    ...{ job, matrix, keywords, occupation, reading },
    person: resume && personIn(resume.document, isEnglish, today),
    points: reading
      ? proofPoints(reading, keywords, matrix, { isLead: leadsOthers(named, matrix), post: named })
      : [],
  };
}

const PROVINCES =
  '河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|广西|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|宁夏|新疆|西藏';
/** Where a company is registered: 深圳市潮汐科技 is called 潮汐. */
const PLACE_HEAD = new RegExp(
  `^(?:中国|(?:[\\u4e00-\\u9fa5]{2,3}省)?(?:${CITIES.join('|')})市?|(?:${PROVINCES})省?)(?=[\\u4e00-\\u9fa5]{2,})`,
  'u',
);
/** Institutions are called by their whole names. */
const INSTITUTION = /(?:大学|学院|医院|银行|学校|[小中]学|幼儿园|中心|门诊部|诊所|酒店|局|院|所|超市)$/u;

/** The part of a company's name by which people call it: 云栈信息技术有限公司 is 云栈. */
export function callNameOf(company: string): string {
  // A name that is withheld, 某科技公司, has no part that people call it by.
  if (company.includes('某')) return company;
  const named = company.replace(/[（(][^）)]*[)）]/gu, '');
  if (INSTITUTION.test(named)) return named;
  const bare = named
    .replace(/(?:股份|有限|责任|集团|控股|公司|分公司|总公司)+$/gu, '')
    .replace(PLACE_HEAD, '');
  const short = bare.replace(
    /(?<![硬黑新高])(?:科技|技术|网络|信息|食品|电子|软件|文化传媒|传媒|教育|实业|贸易|自动化设备|自动化|精密机械|云计算|设计)+$/u,
    '',
  );
  return short.length >= 2 ? short : bare;
}

const POLITE: readonly (readonly [ending: RegExp, name: string])[] = [
  // A bank is called one whatever its legal form.
  [/银行(?:股份)?(?:有限(?:责任)?)?(?:公司)?$|(?:银行|农商行?).*[分支]行$/u, '贵行'],
  // So are a hospital, a school and a kindergarten that are companies.
  [/(?:医院|门诊部?|诊所)(?:有限|股份|责任)*公司$/u, '贵院'],
  [/学校(?:有限|股份|责任)*公司$/u, '贵校'],
  [/幼儿园(?:有限|股份|责任)*公司$/u, '贵园'],
  [/公司$|集团$|厂$/u, '贵公司'],
  [/医院$|护理院$|养老院$|研究院$|设计院$|研究所$|学院$/u, '贵院'],
  [/大学$|学校$|[小中]学$|[初高]中$/u, '贵校'],
  [/幼儿园$/u, '贵园'],
  [
    /(?:平台|品牌|连锁|科技|网络|餐饮|医疗|制药|生物|传媒|物流|电子|装备|[门酒书商]店|超市|工作室)$/u,
    '贵公司',
  ],
  [/事务所$/u, '贵所'],
];

/** How a letter speaks to a company that it has named. */
export const politeNameOf = (company: string): string =>
  POLITE.find(([ending]) => ending.test(company.replace(/[（(][^）)]*[)）]$/u, '')))?.[1] ?? '贵单位';

/** The trade in a company's name, which people leave out: 联运达供应链, 博能电气. */
const TRADE =
  /(?:供应链|建材|电气|机电|电器|电力|物业|食品|餐饮|新?材料|新能源|能源|教育|培训|医药|医疗|生物|科技|软件|网络|物流|运输|贸易|商贸|建筑|建设|工程|置业|地产|服装|制造|机械|汽车|传媒|广告|咨询|服务|管理|超市|酒店|证券|支付|集团)+$/u;
const MIN_BRAND = 2;
/** A name as it is called, without its trade: 万景 of 万景物业. */
export const brandNameOf = (called: string): string => called.replace(TRADE, '');

const TRADE_ALONE = new RegExp(`^(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE})+$`, 'u');
/** What a name of an institution is without its kind: 锦原 of 北京锦原（长沙）律师事务所. */
const OWN_KIND = /(?:律师事务所|会计师事务所|事务所|幼儿园|酒店|门诊部|诊所|超市|书店|药房|工作室)$/u;
const DISTRICT = /^[\u4e00-\u9fa5]{1,3}[区县](?=[\u4e00-\u9fa5]{4,})/u;

/** Short forms of a company's name: without its trade or kind, and without the city and district it begins with. */
function brandsOf(company: string): string[] {
  // Parts of a Latin name are letters, not words.
  if (hasNoChinese(company)) return [];
  const brand = brandNameOf(callNameOf(company));
  // A name of four characters is mostly a city and a brand: 江城博能.
  const bare = brand.replace(OWN_KIND, '');
  const rest = bare.length >= 4 ? bare.slice(2) : '';
  // A trade is of many employers: 药业 of 燕赵药业.
  const isOfMany = TRADE_ALONE.test(rest) || /^\p{Script=Han}业$/u.test(rest) || isCommonWords(rest);
  const alone = isOfMany ? '' : rest;
  const local = company
    .replace(/[（(][^）)]*[)）]/gu, '')
    .replace(PLACE_HEAD, '')
    .replace(DISTRICT, '');
  const own = OWN_KIND.test(local) ? local.replace(OWN_KIND, '') : local;
  // Its first two characters are what a long name is called by: 秦韵 of 秦韵国际旅行社.
  const isCalled = local.length >= LONG_NAME && !SHARED_START.test(local) && !OF_A_PLACE.test(local);
  const first = isCalled ? local.slice(0, MIN_BRAND) : '';
  return [brand, alone, own, first].filter((each) => each.length >= MIN_BRAND);
}
const LONG_NAME = 5;
/** A public body is called by its kind, not by the place that it begins with: 江临县公安局. */
const OF_A_PLACE = /^\p{Script=Han}{2,8}[省市县区旗州乡镇]\p{Script=Han}{1,10}[局厅署委院部处所站队]$/u;
/** Names of many employers begin with these. */
const SHARED_START =
  /^(?:第|人民|中心|中[国华医西美外]|实验|国际|省|市|妇幼|儿童|口腔|骨科|工人|职工|师范|外国|理工|财经|科技|农业|交通|华[东南西北中]|东[北南方]|西[北南]|江[苏西南北]|[东西南北]方|新东|大学|小学|某)/u;

/** A name without the city and district that it begins with: 暖阳社会工作服务中心. */
export const localNameOf = (company: string): string => {
  const called = callNameOf(company);
  const local = called.replace(PLACE_HEAD, '');
  return DISTRICT.test(local) ? local.replace(DISTRICT, '') : called;
};

/** Words of official names and their usual spoken forms. */
const SHORT_FORMS: readonly (readonly [official: string, said: readonly string[]])[] = [
  ['农村商业银行', ['农商银行', '农商行']],
  ['邮政储蓄银行', ['邮储银行', '邮储']],
  ['农村信用合作联社', ['农信社', '信用社']],
  ['人民医院', ['医院', '院']],
  ['中医医院', ['中医院']],
  ['律师事务所', ['律所']],
];
/** An official name in its spoken form: 岳阳农商银行, 双流三院. */
function shortNamesOf(company: string): string[] {
  const local = company.replace(/[（(][^）)]*[)）]|^中国|(?:股份)?有限(?:责任)?公司$/gu, '');
  return SHORT_FORMS.filter(([official]) => local.includes(official)).flatMap(([official, shortNames]) =>
    shortNames.flatMap((word) => {
      const whole = local.replace(official, word).replace(/第(?=[一二三四五六七八九十]+医?院)/u, '');
      const near = whole.replace(/^[\u4e00-\u9fa5]{2,4}?[省市](?=[\u4e00-\u9fa5]{4})/u, '');
      return [whole, near, near.replace(/^([\u4e00-\u9fa5]{2,3})[区县市]/u, '$1')].filter(
        (name) => name.length > word.length + 1,
      );
    }),
  );
}

const MIN_WORD_LENGTH = 4;
/** Words with a capital letter that may follow a shortened name. */
const AFTER_NAME =
  /^(?:Hiring|Recruit\w*|Talent|People|Human|Team|Manager|Director|Department|China|Shanghai|Beijing|Shenzhen|Guangzhou|Dear|Sir|Madam|I|We|My|The|With|As|For|Yours|Best|Kind|Sincerely)$/u;
/** Whether an English text names a company by its own word. */
function namesByWord(text: string, company: string): boolean {
  const [word = ''] = hasNoChinese(company) ? wordsOfName(company) : [];
  if (word.length < MIN_WORD_LENGTH) return false;
  const named = new RegExp(`\\b${word.replace(/\W/gu, '.')}\\b(?:\\s+([A-Z][a-z]+))?`, 'gu');
  // Meridian Capital is not Meridian Markets.
  return [...text.matchAll(named)].some(
    ([, next = '']) => next === '' || AFTER_NAME.test(next) || company.includes(next),
  );
}

/** The organisation whose name begins at a place: 中筑五局集团. */
const ORGANISATION_HERE =
  /^((?:(?![的在和是了与为到对我您贵])[\u4e00-\u9fa5]){0,8}?)(?:有限公司|公司|集团|银行|医院|学校|学院|大学|事务所|酒店|幼儿园|局)/u;
/** Whether a text names a company by its first word, and not another one that begins with the same word. */
const namesBrand = (text: string, brand: string, company: string): boolean =>
  brand.length > MIN_BRAND
    ? text.includes(brand)
    : [...text.matchAll(new RegExp(brand, 'gu'))].some(({ index }) => {
        const [, named] = ORGANISATION_HERE.exec(text.slice(index)) ?? [];
        return named === undefined || isInOrder(named, company);
      });

/** Whether a text names the company in full or as people call it. */
export const namesCompany = (text: string, company: string): boolean =>
  company !== '' &&
  (text.includes(company) ||
    text.includes(callNameOf(company)) ||
    [...brandsOf(company), ...shortNamesOf(company)].some((brand) => namesBrand(text, brand, company)) ||
    namesByWord(text, company));
