import { regex } from '@qicheng/resume/regex';

/** Whether a word contains Latin letters, as most names of tools do. */
export const hasLatin = (word: string): boolean => /[A-Za-z]/.test(word);
/** Latin abbreviations of workplaces, metrics and the like, which are not tools. */
const NO_TOOL = /^(?:ICU|GMV|QPS|KPI|OKR|ROI|SOP|DAU|MAU|UV|PV|BD|GMP|HR|NPS|SLA)$/iu;
/** Activities: a person can be asked about 预算编制, but not about 静脉 or 党员. */
const ACTIVITY = regex('u')`
  (?:分析|建模|测试|调研|策划|运营|核算|谈判|开发|审计|申报|剪辑|写作|编制|设计|管理|采购|招聘|培训|巡检|检修
  |维修|调试|编程|部署|优化|护理|穿刺|急救|翻译|撰写|评审|验收|结算|投放|选品|直播|陈列|盘点|对账|报税|融资|尽调
  |估值|备课|教研|命题|辅导|随访|质控|绘图|测量|放线|投标|招标|检索|起草|立案|归档)$
`;

/** Whether a person can be asked if they have used or done what a word names. */
export const isAskableWord = (word: string): boolean =>
  (hasLatin(word) && !NO_TOOL.test(word)) || ACTIVITY.test(word);
