import type { JobRisk, RiskKind } from '@qicheng/analysis/jd-analysis';

/** A rule for sentences that indicate a risk. `denied` matches words that make the clause harmless. */
export interface RiskRule {
  readonly id: string;
  readonly kind: RiskKind;
  readonly verdict: JobRisk['verdict'];
  readonly pattern: RegExp;
  readonly denied?: RegExp;
  /** What the whole posting must look like: work that others may do, or a post that has another name. */
  readonly posting?: RegExp;
  /** The rules that already say the same about a sentence. */
  readonly unlessFound?: readonly string[];
  readonly why: string;
  readonly advice: string;
  readonly basis: JobRisk['basis'];
}

/** Legal bases with the date on which they took effect. */
export const LAW = {
  noCollateral: { article: '《劳动合同法》第九条', inForceSince: '2008-01-01' },
  noFees: { article: '《劳动合同法》第九条、《就业服务与就业管理规定》第十四条', inForceSince: '2008-01-01' },
  occupationalExamination: { article: '《职业病防治法》第三十五条', inForceSince: '2018-12-29' },
  notice: { article: '《劳动合同法》第三十七条', inForceSince: '2008-01-01' },
  internship: { article: '《职业学校学生实习管理规定》、《劳动合同法》第十条', inForceSince: '2022-01-01' },
  written: { article: '《劳动合同法》第十条', inForceSince: '2008-01-01' },
  probation: { article: '《劳动合同法》第十九条', inForceSince: '2008-01-01' },
  probationPay: { article: '《劳动合同法》第二十条', inForceSince: '2008-01-01' },
  penalty: { article: '《劳动合同法》第二十二条、第二十五条', inForceSince: '2008-01-01' },
  pyramid: { article: '《禁止传销条例》第二条、第七条', inForceSince: '2005-11-01' },
  telecomFraud: { article: '《反电信网络诈骗法》第三十八条', inForceSince: '2022-12-01' },
  freedom: { article: '《劳动合同法》第三十八条、第八十八条', inForceSince: '2008-01-01' },
  leastPay: { article: '《劳动法》第四十八条', inForceSince: '1995-01-01' },
  wages: { article: '《劳动法》第五十条', inForceSince: '1995-01-01' },
  standardHours: { article: '《国务院关于职工工作时间的规定》第三条', inForceSince: '1995-05-01' },
  overtime: { article: '《劳动法》第四十一条', inForceSince: '1995-01-01' },
  overtimePay: { article: '《劳动法》第四十四条', inForceSince: '1995-01-01' },
  housingFund: { article: '《住房公积金管理条例》第十五条', inForceSince: '1999-04-03' },
  insurance: { article: '《社会保险法》第五十八条', inForceSince: '2011-07-01' },
  gender: { article: '《就业促进法》第二十七条、《妇女权益保障法》第四十三条', inForceSince: '2023-01-01' },
  ethnicity: { article: '《就业促进法》第二十八条', inForceSince: '2008-01-01' },
  disability: { article: '《就业促进法》第二十九条', inForceSince: '2008-01-01' },
  pathogen: { article: '《就业促进法》第三十条', inForceSince: '2008-01-01' },
  region: { article: '《就业促进法》第三条（参见最高人民法院指导案例185号）', inForceSince: '2008-01-01' },
  accounts: { article: '《会计法》第十六条', inForceSince: '2000-07-01' },
  taxEvasion: { article: '《税收征收管理法》第六十三条', inForceSince: '2001-05-01' },
  lentAccount: { article: '《反电信网络诈骗法》第三十一条', inForceSince: '2022-12-01' },
  lentCertificate: { article: '《行政许可法》第八十条', inForceSince: '2004-07-01' },
  privacy: { article: '《个人信息保护法》第十条、《民法典》第一千零三十三条', inForceSince: '2021-11-01' },
  competition: { article: '《反不正当竞争法》第八条、第十条', inForceSince: '2025-10-15' },
  escort: { article: '《娱乐场所管理条例》第十四条', inForceSince: '2006-03-01' },
  voidTerms: { article: '《劳动合同法》第二十六条', inForceSince: '2008-01-01' },
  nonCompeteTerm: { article: '《劳动合同法》第二十四条', inForceSince: '2008-01-01' },
  nonCompetePay: { article: '《劳动合同法》第二十三条', inForceSince: '2008-01-01' },
  graduateAgreement: { article: '《民法典》第五百八十五条', inForceSince: '2021-01-01' },
  injury: { article: '《劳动合同法》第二十六条、《社会保险法》第三十三条', inForceSince: '2011-07-01' },
  pregnancy: { article: '《妇女权益保障法》第四十四条、第四十八条', inForceSince: '2023-01-01' },
  holidayPay: { article: '《劳动法》第五十条、第五十一条', inForceSince: '1995-01-01' },
  overload: { article: '《道路交通安全法》第四十八条、第九十二条', inForceSince: '2004-05-01' },
  licence: { article: '《教师法》第十条、《安全生产法》第三十条等', inForceSince: '2021-09-01' },
  paidInPerson: { article: '《工资支付暂行规定》第六条', inForceSince: '1995-01-01' },
  contractCopy: { article: '《劳动合同法》第十六条、第八十一条', inForceSince: '2008-01-01' },
  contractContent: { article: '《劳动合同法》第十七条、第八十一条', inForceSince: '2008-01-01' },
  employment: { article: '《劳动合同法》第七条、第十条', inForceSince: '2008-01-01' },
  informed: { article: '《劳动合同法》第八条', inForceSince: '2008-01-01' },
  insuranceBase: { article: '《社会保险法》第十二条、第六十条', inForceSince: '2011-07-01' },
  leave: { article: '《职工带薪年休假条例》第二条、第五条', inForceSince: '2008-01-01' },
  sickLeave: { article: '《企业职工患病或非因工负伤医疗期规定》第三条', inForceSince: '1995-01-01' },
  accident: { article: '《安全生产法》第五十二条、《社会保险法》第三十三条', inForceSince: '2021-09-01' },
  protection: { article: '《劳动法》第五十四条、《安全生产法》第四十五条', inForceSince: '2021-09-01' },
  practice: {
    article: '《护士条例》第二十一条、《医师法》第十三条、《安全生产法》第三十条等',
    inForceSince: '2022-03-01',
  },
  aesthetics: { article: '《医师法》第十三条、《医疗美容服务管理办法》', inForceSince: '2022-03-01' },
  minors: {
    article: '《劳动法》第十五条、第六十四条、《未成年人保护法》第六十一条',
    inForceSince: '2021-06-01',
  },
  privateFacts: { article: '《劳动合同法》第八条、《个人信息保护法》第六条', inForceSince: '2021-11-01' },
  harassment: { article: '《妇女权益保障法》第二十三条', inForceSince: '2023-01-01' },
  faith: { article: '《就业促进法》第三条、《劳动法》第十二条', inForceSince: '2008-01-01' },
  equal: { article: '《就业促进法》第三条', inForceSince: '2008-01-01' },
} as const;

/** Words that remove a restriction. */
export const OPEN = /不限|均可|无要求|不作要求/u;
