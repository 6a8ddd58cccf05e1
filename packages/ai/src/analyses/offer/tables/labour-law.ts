/** The articles for checks of clauses, with the date since which their wording is in force. */
export const articles = {
  deposit: { article: '《劳动合同法》第九条', inForceSince: '2008-01-01' },
  probation: { article: '《劳动合同法》第十九条', inForceSince: '2008-01-01' },
  probationPay: { article: '《劳动合同法》第二十条', inForceSince: '2008-01-01' },
  servicePeriod: { article: '《劳动合同法》第二十二条', inForceSince: '2008-01-01' },
  nonCompetePay: { article: '《劳动合同法》第二十三条', inForceSince: '2008-01-01' },
  nonCompeteUnpaid: {
    article: '《劳动合同法》第二十三条，最高人民法院劳动争议案件解释（一）第三十六条',
    inForceSince: '2021-01-01',
  },
  nonCompeteTerm: { article: '《劳动合同法》第二十四条', inForceSince: '2008-01-01' },
  penalty: { article: '《劳动合同法》第二十五条', inForceSince: '2008-01-01' },
  overtime: { article: '《劳动法》第四十一条', inForceSince: '1995-01-01' },
  overtimePay: { article: '《劳动法》第四十四条', inForceSince: '1995-01-01' },
  socialInsurance: { article: '《社会保险法》第十二条、第二十三条', inForceSince: '2011-07-01' },
  noInsurance: {
    article: '《社会保险法》第五十八条、第六十条，劳动争议案件解释（二）第十九条',
    inForceSince: '2025-09-01',
  },
  noFund: { article: '《住房公积金管理条例》第十五条、第二十条', inForceSince: '2002-03-24' },
  graduateAgreement: { article: '《民法典》第五百八十五条', inForceSince: '2021-01-01' },
  nonCompeteUsualPay: { article: '最高人民法院劳动争议案件解释（一）第三十六条', inForceSince: '2021-01-01' },
  dispatch: { article: '《劳动合同法》第五十八条、第六十六条', inForceSince: '2013-07-01' },
  civilServant: { article: '《公务员法》第三十四条', inForceSince: '2019-06-01' },
  institution: { article: '《事业单位人事管理条例》第十二条、第十三条', inForceSince: '2014-07-01' },
  fund: { article: '《住房公积金管理条例》第十八条、第二十条', inForceSince: '2002-03-24' },
} as const;
export type ArticleKey = keyof typeof articles;

/** The maximum probation in months by the months of the contract (第十九条); a contract of 0 months is permanent. */
export function longestProbation(termMonths: number): number {
  if (termMonths === 0 || termMonths >= 36) return 6;
  if (termMonths >= 12) return 2;
  return termMonths >= 3 ? 1 : 0;
}

/** The minimum pay on probation in per cent (第二十条). */
export const MIN_PROBATION_PAY = 80;
/** The maximum months of a non-compete clause (第二十四条). */
export const MAX_NON_COMPETE = 24;
/** 40 hours (国务院关于职工工作时间的规定第三条) and 36 more per month (第四十一条), per week. */
export const REGULAR_HOURS = 40;
export const MAX_WEEKLY_HOURS = REGULAR_HOURS + (36 * 12) / 52;
/** The non-compete pay in per cent of the average pay of the last twelve months if nothing was agreed. */
export const USUAL_NON_COMPETE_PAY = 30;
/** The minimum months of a contract with a dispatch agency (第五十八条). */
export const MIN_DISPATCH_TERM = 24;
