import { regex } from '@qicheng/resume/regex';
import { findPeriod, type FoundPeriod } from './dates.js';
import { spokenEmployment } from './loose/spoken-employment.js';
import { companyScore, organisationScore, titleScore, isOwnWork } from './recognise.js';

/** （2008—2013在外地打零工，后来学了开车）: a line in brackets that tells something about the entry above. */
export const isAside = (text: string, { rest }: FoundPeriod): boolean =>
  /^[（(][^（）()]*[）)]$/u.test(text.trim()) &&
  /^\s*[（(]?\s*(?:在|因|由于|期间|后)|[，,、；;]/u.test(rest) &&
  !/^[（(]其间/u.test(text.trim());

const DURING = /^\p{Script=Han}{0,8}期间$/u;
const DONE =
  /^(?:连续|先后|累计|多次|每[年月季]|共|组织|参与|负责|完成|配合|推行|牵头|主导|协助|带领|承担|实现|保持|推动|坚持)/u;

/** 2020-2022年疫情期间，连续值守，…: what was done in a period, not another employment. */
export function isEventOfPeriod(text: string): boolean {
  const found = findPeriod(text);
  if (found === null || !text.trimStart().startsWith(found.text) || /\t/u.test(text)) return false;
  const clauses = found.rest
    .replace(/^[年，,\s]+/u, '')
    .split(/[，,；;。]/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
  const [first = ''] = clauses;
  const names = clauses.slice(0, DURING.test(first) ? 2 : 1);
  return (
    clauses.length > 1 &&
    (DURING.test(first) || DONE.test(first)) &&
    !/^(?:在校|在职|任职|实习|工作|大学|就读)/u.test(first) &&
    !names.some((name) => companyScore(name) >= 1 || titleScore(name) > 1 || organisationScore(name) >= 2)
  );
}

/** 2024年起兼任副主管, 2019年后任组长: a change within an employment, which starts no entry unless it names an employer. */
const STATED_DUTY = regex('u')`
  ^(?:19|20)\d{2}年(?:\d{1,2}月)?(?:起|以后|之后|后|开始)[，,]?\s*(?:兼|负责|主持|带|做|当|牵头|分管|担任|开始|参与|升任|转任|转为
  |独立|承担|推行|接手|任(?![教职])(?![^，,：:]*\p{Script=Han}{2}(?:公司|集团|医院|银行|大学|学院|[中小]学|学校|幼儿园|局|委|厂
  |事务所|研究[院所]|酒店|法院|政府)))
`;
const SINCE = /^(?:19|20)\d{2}年(?:\d{1,2}月)?(?:起|以后|之后|后|开始)[，,]?(?=\p{Script=Han})/u;

/** 2021年起固定在骨科组，任器械护士：several clauses after the year, none of which names an employer. */
function isToldWithoutEmployer(text: string): boolean {
  const lead = SINCE.exec(text)?.[0];
  if (lead === undefined || text.includes('\t')) return false;
  const clauses = text
    .slice(lead.length)
    .split(/[，,；;。]\s*/u)
    .filter((clause) => clause !== '');
  const [first = ''] = clauses;
  return (
    clauses.length > 1 &&
    !isOwnWork(first) &&
    clauses
      .slice(0, 2)
      .every((clause) => companyScore(clause) < 1 && (spokenEmployment(clause)?.company ?? '') === '')
  );
}

/** Whether a text says what a person does since a year within an employment. */
export const isDutySince = (text: string): boolean => STATED_DUTY.test(text) || isToldWithoutEmployer(text);

// 在家带孩子: a period without employment.
const AT_HOME =
  /在家|家里有事|歇了[一半几两三\d]|休息了[一半几两三\d]|^家(?:备考|待业)|家庭原因|务农|待业|全职妈妈|带孩子|照顾(?:孩子|小孩|[二三]孩|[二三]宝|家人|家庭|老人|父母|患病)|离开职场|脱产备考/u;

/** 全职照顾孩子, 在家带娃: care for the family, which explains a gap between posts. */
const FAMILY_CARE =
  /(?:照顾|照看|陪护)[^，。；]{0,4}(?:孩子|小孩|宝宝|[二三]孩|[二三]宝|家人|家庭|老人|父母|父亲|母亲|婆婆|公公|岳[父母])|带(?:孩子|小孩|娃)|全职(?:妈妈|爸爸|太太|带娃)/u;
const MAX_CARE_LENGTH = 20;
export const isFamilyCare = (text: string): boolean =>
  text.length <= MAX_CARE_LENGTH && FAMILY_CARE.test(text) && !/有限|公司/u.test(text);

/** 参加妇联的电商培训班（120课时）, with its months among the jobs: a class and no employer. */
export const isClassTaken = (text: string): boolean =>
  /^(?:参加|报名|完成|上)了?[^，。；]{0,30}(?:培训|训练营|学习班|进修班|研修班)/u.test(text);

/** 颈椎手术恢复没上班, 产假及育儿，空窗: a clause that says that there was no work. */
const NOT_AT_WORK =
  /(?:^|[，\s])[^，。；\s]{0,14}(?:未工作|没(?:有)?(?:正式)?(?:上班|工作)|休养|养病|空窗期?)(?:$|[，\s])|(?:^|[，\s])休息(?:$|[，\s])|(?:^|[\s，])(?:全职|脱产|专心)备考/u;

/** 备考法考: preparing for an examination, not teaching others who do. */
const PREPARING =
  /^(?:继续|准备)?备考(?!\p{Script=Han}{0,4}(?:班|中心|培训|辅导|教研|教师|老师|讲师|资料|课程|经验))/u;

export const isAtHome = (text: string): boolean =>
  (AT_HOME.test(text) || NOT_AT_WORK.test(text) || PREPARING.test(findPeriod(text)?.rest ?? text)) &&
  !/有限|公司/u.test(text);
