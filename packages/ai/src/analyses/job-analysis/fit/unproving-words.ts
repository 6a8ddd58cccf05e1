import type { Ability } from '#src/data/occupations.js';

/** Books that were read; their titles name nothing that was done. */
const READ_BOOKS = /(?:看|读|学|自学|研读|阅读|学习)[完过了]*(?:《[^》]*》[、和与及]?)+/gu;
/** The subject of an event that was organised: 组织学院CAD制图比赛 is no drafting. */
const SUBJECT_OF_EVENT =
  /(?<=组织|举办|承办|策划|筹备|主办|协办)[^，。；、]{2,14}(?=(?:比赛|大赛|竞赛|讲座|论坛|沙龙))/gu;
/** A kind of contract: 保密协议. */
const KIND_OF_CONTRACT = /保密(?=协议|合同)/gu;
/** Praise by superiors and colleagues, who are not served. */
const PRAISE_WITHIN = /(?:老师|导师|领导|上级|同事|师傅|主管|经理)们?的?(?:一致|高度|广泛)*好评/gu;
/** Charts of statistics, which are no drawings: X-R控制图. */
const CHARTS = /(?:控制|管制|流程|趋势|直方|排列|柏拉|鱼骨|因果|散点|折线|柱状|思维导)图/gu;
/** Others to whom something was handed over: 交给施工图组. */
const RECEIVER =
  /(?:交给|移交给?|转给|提交给?|反馈给?|发给|报给|上报给?)[^，。；、]{0,10}(?:组|部门?|团队|科室?|车间|班组|社区|街道|公司|总部)/gu;
/** What was done before in another way and is replaced: 替代手工 Excel 报表. */
const REPLACED =
  /(?:替代|取代|代替|替换|淘汰)(?:了|掉)?(?:原有|原来|以前|过去|手工|人工|传统|线下|纸质|旧)的?[^，。；、]{1,12}/gu;
/** Weaknesses that the person names. */
const WEAKNESS = /(?<=^|[。；])\s*(?:我的|个人)?(?:不足|缺点|短板|弱项)(?:之处)?(?:是|在于|[:：])[^。]*。?/gu;

/** A text without the words that show no ability of its author. */
export const withoutUnproving = (text: string): string =>
  [
    READ_BOOKS,
    SUBJECT_OF_EVENT,
    KIND_OF_CONTRACT,
    PRAISE_WITHIN,
    CHARTS,
    RECEIVER,
    REPLACED,
    WEAKNESS,
  ].reduce((rest, pattern) => rest.replace(pattern, ''), text);

/** Documents that are searched, delivered or filed are written by others. */
const HANDLED = /(?:检索|查阅|查询|翻阅|送达|装订|归档|收集|旁听)[^，。；]{0,16}$/u;

/** Whether a text names a document that was only handled, which shows no writing: 检索裁判文书210篇. */
export function isOnlyHandled({ key }: Pick<Ability, 'key'>, text: string, word: string): boolean {
  if (key !== 'writing') return false;
  const at = text.indexOf(word);
  return at > 0 && HANDLED.test(text.slice(0, at));
}

const PRAISE = /^(?:锦旗|表扬信|感谢信)$/u;
/** Whether a word is praise by those who were served, which shows service wherever it is stated. */
export const isPraiseByCustomers = ({ key }: Pick<Ability, 'key'>, word: string): boolean =>
  key === 'serviceSense' && PRAISE.test(word);
