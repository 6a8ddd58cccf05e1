import { regex } from '@qicheng/resume/regex';
import { spokenEmployment } from './loose/spoken-employment.js';
import { companyScore, isOwnWork } from './recognise.js';

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
