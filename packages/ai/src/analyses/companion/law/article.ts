import type { LawArticle } from '@qicheng/analysis/companion-result';

/** The version of the articles and topics in this folder; every answer shows it. */
export const LAW_VERSION = 'CN-LABOUR-2026.11';

/** A law with the date from which the quoted wording of its articles is in force. */
const LAWS = {
  labour: ['《劳动法》', '1995-01-01'],
  contract: ['《劳动合同法》', '2008-01-01'],
  contractRules: ['《劳动合同法实施条例》', '2008-09-18'],
  employment: ['《就业促进法》', '2008-01-01'],
  insurance: ['《社会保险法》', '2011-07-01'],
  injury: ['《工伤保险条例》', '2011-01-01'],
  women: ['《妇女权益保障法》', '2023-01-01'],
  womenWork: ['《女职工劳动保护特别规定》', '2012-04-28'],
  dispute: ['《劳动争议调解仲裁法》', '2008-05-01'],
  wages: ['《工资支付暂行规定》', '1995-01-01'],
  leave: ['《职工带薪年休假条例》', '2008-01-01'],
  hours: ['《国务院关于职工工作时间的规定》', '1995-05-01'],
  market: ['《人力资源市场暂行条例》', '2018-10-01'],
  interns: ['《职业学校学生实习管理规定》', '2021-12-31'],
  students: ['《关于贯彻执行〈劳动法〉若干问题的意见》', '1995-08-04'],
  fund: ['《住房公积金管理条例》', '2002-03-24'],
  civil: ['《民法典》', '2021-01-01'],
  courtsFirst: ['《最高人民法院关于审理劳动争议案件适用法律问题的解释（一）》', '2021-01-01'],
  courts: ['《最高人民法院关于审理劳动争议案件适用法律问题的解释（二）》', '2025-09-01'],
} as const;
type Law = keyof typeof LAWS;

const of =
  (form: LawArticle['form']) =>
  (law: Law, article: string, text: string): LawArticle => {
    const [name, inForceSince] = LAWS[law];
    return { law: name, article, inForceSince, form, text };
  };
/** The text of the article, a complete sentence or paragraph. */
export const quote = of('quote');
/** The product's summary of an article that is long or a list. */
export const gist = of('gist');
