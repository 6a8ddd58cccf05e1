import { isCatchAll } from '../../text/catch-all.js';
import { BUZZWORD, CLICHES } from './wording.js';

const LEAD = '(?:并|也|还|从中|因此|由此|同时|期间|并且)*';
/** Clauses without any information about what was done. */
const EMPTY_CLAUSES: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}(?:积极|认真|主动|全力|努力|按时)*(?:参与|参加|配合|完成|做好|协助|支持)(?:了|过)?(?:公司|学校|学院|学生会|部门|团队|班级|社团|领导|老师|同事|组织)*(?:们)?(?:的)?(?:完成|开展|做好|参与)?(?:各项|各类|各种|各方面|其他|其它|相关|日常|多项)+(?:的)?(?:活动|工作|任务|事务|事项)$`,
    'u',
  ),
  /^(?:参与|负责|主导|推动|协助)?(?:公司|集团|企业|部门|团队)?的?(?:战略(?:规划|制定|落地|布局)|顶层设计)$/u,
  /^(?:全面|深度|持续|有效|为)?(?:赋能|助力|打造|构建|形成|沉淀|深耕|拉通|对齐|打通|夯实|引领|驱动|激活|重塑)[^，。；\d]{0,12}(?:增长|发展|闭环|生态|矩阵|价值|心智|抓手|链路|打法|方法论|壁垒|升级|赋能|成长|效能|变革|潮流|格局|竞争力|迭代)$/u,
  /^(?:打造|构建|形成|沉淀|塑造)(?=[^，。；\d]{0,8}(?:极致|核心|可复用|战略|高绩效|全方位|一流|卓越|领先|标杆|现象级))[^，。；\d]{2,16}(?:能力|体验|组织|品牌|团队|案例|项目|爆款|爆品)$/u,
  new RegExp(
    `^${LEAD}(?:学习|学到|学会|了解|掌握|积累|收获|获得|丰富)(?:到)?了?(?:很多|许多|大量|丰富|不少|一定|各种|宝贵|相关|诸多)的?[^，。；\\dA-Za-z]{0,8}(?:知识|经验|能力|东西|技能|视野)$`,
    'u',
  ),
  new RegExp(
    `^${LEAD}(?:锻炼|提升|提高|增强|培养)了?(?:自己|自身|个人|我)的?[^，。；\\d]{0,8}(?:能力|素质|意识|水平|技能)$`,
    'u',
  ),
  new RegExp(
    `^${LEAD}(?:锻炼|提升|提高|增强|培养)了?(?:自己|自身|个人|我)?的?(?:(?:沟通|协调|表达|组织|合作|协作|团队|抗压|领导|写作|动手|应变|人际|交流|交往|综合|责任)(?:与|和|、|及)?)+(?:能力|素质|意识|水平)$`,
    'u',
  ),
  /^(?:受益匪浅|收获颇丰|收获很大|学到了?很多(?:东西)?|受益良多)$/u,
];
const TRAIT_WORDS =
  /(?:本人|为人|做事|工作|具有|具备|富有|有|较强|很强|强|良好|优秀|较好|的|和|与|及|、|能力|精神|意识|较|能够|能|善于|热爱|热情)/gu;

/** Whether a clause consists of clichés about personal traits only. */
export const isClicheClause = (clause: string): boolean =>
  /\S/u.test(clause) &&
  clause.replace(CLICHES, '').replace(TRAIT_WORDS, '').trim() === '' &&
  clause.search(CLICHES) >= 0;

const LATIN_BUZZWORD = /owner/giu;
/** Whether a clause consists of buzzwords and names neither a figure nor a tool. */
const isBuzzClause = (clause: string): boolean =>
  clause.search(BUZZWORD) >= 0 && !FACT.test(clause.replace(LATIN_BUZZWORD, ''));

/** Whether a clause says nothing about what was done. */
export const isEmptyClause = (clause: string): boolean =>
  EMPTY_CLAUSES.some((pattern) => pattern.test(clause.trim())) || isCatchAll(clause.trim());

const clausesOf = (text: string): string[] =>
  text
    .split(/[，。；;！!]|,(?=\p{Script=Han})/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** The clauses of a statement without any information. */
export const emptyClausesOf = (text: string): string[] => clausesOf(text).filter(isEmptyClause);

/** A statement without its empty clauses. */
export const withoutEmptyClauses = (text: string): string =>
  clausesOf(text)
    .filter((clause) => !isEmptyClause(clause))
    .join('，');

/** Whether all clauses of a statement are empty. */
export function isEmptyStatement(text: string): boolean {
  const clauses = clausesOf(text);
  return clauses.length > 0 && clauses.every(isEmptyClause);
}

/** Interests, preferences and promises, which cannot be verified. */
const WISHFUL =
  /^(?:本人|我)?(?:对[^，。]{1,12}(?:充满|有着?|怀有)(?:浓厚的)?(?:热情|兴趣|热爱)|热爱[^，。]{1,10}|希望[^，。]*机会|我?(?:会|将)?用努力证明自己|愿意(?:不断)?学习[^，。]{0,6})$/u;
const DATE = /(?:19|20)\d{2}\s?[年./-]\s?(?:\d{1,2}\s?月?)?/gu;
/** Figures and Latin names are facts. */
const FACT = /\d|[A-Za-z]{2}/u;
const MANY = 3;
const EMPTY_SHARE = 0.6;

/** Conditions of work that one accepts, which employers ask for. */
const ACCEPTS =
  /(?:能|可以?|愿意?|适应|接受|服从|配合|随时)[^，。；]{0,6}(?:出差|加班|[夜倒轮早晚]班|值班|驻外|驻场|驻点|外派|派驻|调动|调剂|派遣|到岗)/u;

/** Whether a self-evaluation consists of clichés without a fact or an accepted condition: all clauses, or most of many. */
export function isAllCliche(text: string): boolean {
  if (FACT.test(text.replace(DATE, '').replace(LATIN_BUZZWORD, '')) || ACCEPTS.test(text)) return false;
  const clauses = clausesOf(text);
  const empty = clauses.filter(
    (clause) =>
      clause.split('、').every(isClicheClause) ||
      WISHFUL.test(clause) ||
      isBuzzClause(clause) ||
      isEmptyClause(clause),
  );
  if (empty.length === 0) return false;
  return (
    empty.length === clauses.length || (empty.length >= MANY && empty.length >= clauses.length * EMPTY_SHARE)
  );
}
