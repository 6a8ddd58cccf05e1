import { regex } from '@qicheng/resume/regex';
import { findDate, findPeriod } from '../dates.js';
import { dateAtStart } from './clause-dates.js';

const SINCE = String.raw`(?:(?:这|近|那|最近)[几两一二三四五六]年(?:多)?|其间|期间|之后|后来|然后|现在|目前|此后)`;
/** 在家带孩子, 照顾老人, 待业: time without employment, at the start of a clause. */
const AT_HOME = new RegExp(
  String.raw`^${SINCE}*(?:一直|主要|就|都|又)*(?:全职|暂时|辞职)*(?:在(?:老|娘|婆)?家(?!具|电|政|装|居|纺|乐|教|饰|得|族|园|长)|回(?:了)?(?:老)?家|待业|休整|养病|养胎|生(?:孩子|小孩|[二三]?[胎宝娃])|带(?:孩子|小孩|[二三]?[宝娃])|(?:陪读|陪护家人)|照顾(?:孩子|小孩|老人|父母|家人|家里|家庭|[父母]亲|婆婆|公公))`,
  'u',
);
/** 孩子已经上小学, 公婆可以接送: a family member is the subject. */
const OF_FAMILY = regex('u')`
  ^(?:现在|目前|家里|家中|我家?|我家里)?(?:的)?(?:孩子|小孩|宝宝|娃|儿子|女儿|老大|老二|[大二]宝|[二三]胎|老人
  |公婆|婆婆|公公|父母|父亲|母亲|爸妈|爸爸?|妈妈?|老公|丈夫|爱人|老婆|妻子
  |媳妇)(?:[\p{Script=Han}]{0,3})(?=已经?|今年|上(?:了|小学|幼儿园|初中|高中|大学)|同住|可以|能|帮|在|也|都|身体
  |现在|由|还|大了|接送)
`;
/** 2019年8月我先生到贵阳工作 */
const RELATIVE =
  /^我(?:先生|爱人|老公|丈夫|老婆|妻子|太太|对象|[男女]朋友|父母|爸妈|父亲|母亲|孩子|女儿|儿子)/u;
const SCHOOL_RUN =
  /接送(?:孩子|小孩|[大二]?宝|娃)|(?:孩子|小孩|老人|家里)(?:需要|要)?有?人?(?:照顾|接送|带)/u;
const LEFT = regex('u')`
  (?:辞职|离职|辞了职|辞工|离开(?:了)?(?:公司|单位|那里)?$|(?:^|我)离开了?\S{2,12}$|裸辞|被裁|裁员|裁撤|散伙|(?:公司|厂|店|单位)(?:里)?(?:倒闭|关门|关停|解散|停产
  |搬迁)了?|没再续签|合同到期|(?:^|我|才|就|\d月|[年月]底)(?:就|才)?(?:走的?|走了|出来了)$|不干了$)
`;
const REASON =
  /^(?:后来|后|但|不过|之后)*(?:(?:19|20)\d{2}年(?:\d{1,2}月)?(?:份|初|底)?)?(?:因为?|由于|因)(?!此|素|材|地制宜)/u;
const MAX_LENGTH = 40;
/** 2024年底项目少了，部门裁撤，我就出来了: how far before the leaving its date may be. */
const MAX_BEFORE = 2;

/** Terms of employment, which are not statements: 兼职, 每周十几个小时. */
const TERMS =
  /^(?:是)?(?:兼职|全职|灵活(?:用工|就业)|(?:每|一)周(?:大概|大约|做)?[一二两三四五六七八九十几\d~～-]+(?:多)?个?(?:小时|天|次)(?:左右)?)$/u;

/** Whether a clause says that the person was at home, with or without a leading period. */
export function isAboutHome(clause: string): boolean {
  const found = findPeriod(clause);
  const bare =
    found !== null && clause.startsWith(found.text) ? found.rest : (dateAtStart(clause)?.rest ?? clause);
  return AT_HOME.test(bare.trim()) && !/有限|公司/u.test(clause);
}

/** Whether a clause is about the person's family. */
export const isOfFamily = (clause: string): boolean =>
  OF_FAMILY.test(clause) || SCHOOL_RUN.test(clause) || RELATIVE.test(dateAtStart(clause)?.rest ?? '');

/** Whether a clause contains only terms of employment. */
export const areTerms = (clause: string): boolean => TERMS.test(clause);

interface Leaving {
  /** Clauses about leaving and its reason, by their position in the sentence. */
  from: number;
  to: number;
  /** The leaving date as text. */
  date: string | null;
}

/** Where a sentence says that an employment ended and why; null for any other sentence. */
export function leavingIn(clauses: readonly string[]): Leaving | null {
  const last = clauses.findIndex((clause) => LEFT.test(clause) && clause.length <= MAX_LENGTH);
  if (last < 0 || /(?:率|面谈|手续|办理|员工|人员|证明)/u.test(clauses[last] ?? '')) return null;
  const first = clauses.findIndex((clause, at) => at <= last && REASON.test(clause));
  const from = first < 0 ? last : first;
  const following = clauses
    .slice(last + 1)
    .findIndex((clause) => !isAboutHome(clause) && !isOfFamily(clause));
  const to = following < 0 ? clauses.length : last + 1 + following;
  const date = clauses
    .slice(Math.max(0, Math.min(from, last - MAX_BEFORE)), last + 1)
    .map((clause) => findDate(clause)?.text)
    .findLast((text) => text !== undefined);
  return { from, to, date: date ?? null };
}
