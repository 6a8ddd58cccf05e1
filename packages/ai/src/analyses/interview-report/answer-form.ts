import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { regex } from '@qicheng/resume/regex';
import { requestedParts } from './requested-parts.js';

/** The form of answer that a question requires; only what it requires is scored. */
export type AnswerForm =
  | 'introduction'
  | 'fact'
  | 'reason'
  | 'story'
  | 'steps'
  | 'explanation'
  | 'view'
  | 'questions';

/** A fact that a question requires: how answers state it, and the advice if it is missing. */
interface RequestedFact {
  stated: RegExp;
  missing: string;
}

const NUMBER = '[\\d一二两三四五六七八九十百千万半几]';
const AGREES =
  /愿意|不愿|可以|接受|没(?:有)?问题|不介意|考虑(?:好|过|清楚)|打算|长期|不能|没办法|能(?:来|去|加|适应|安排)|已经|本地|留(?:在|下)|定居|不想|不会|准备|习惯|支持/u;
const ARRIVAL = new RegExp(
  `${NUMBER}\\s?个?(?:多)?(?:天|周|月|号|日|星期|礼拜)|随时|立即|马上|下周|下个?月|年[前后底]|月[初底中]|答辩|毕业[前后]|放假|交接完`,
  'u',
);

const WHY_LEFT =
  /因为|由于|所以|想|希望|合同|到期|怀孕|生[孩育]|带孩子|搬|结婚|照顾|身体|生病|离家|太远|方向|停产|停业|裁|关(?:了|门|店)|倒闭|解散|毕业|结束|备考|考|转|发展|学|创业|休息|疫情|机会|平台|晋升/u;
/** What filled the time: work on one's own account, odd jobs, a shop, a car, a farm. */
const OCCUPIED =
  /(?:自己|一直|都)?在[^，。；]{0,8}[做干跑开种养卖修]|(?:买|租|开|包|盘)了?[^，。；]{0,6}(?:车|店|铺|摊|地|塘|厂)|[做干打帮接跑](?:了|过|着)?(?:些|点)?(?:零工|短工|散活|小工|活|忙|单|生意|买卖|小买卖|家里的)|务农|种地|摆摊|打工|自由职业|自己[做干跑开接]/u;
const MISSING_REASON = '没有读到为什么离开：用一句中性的理由直接说，再说下一份想要什么。';

/** Where a figure is from, or from what it was counted: a system, papers, a comparison of two times. */
const STATES_SOURCE = regex('iu')`
  阅卷|统考|评卷|成绩单|名单|花名册|测出来|量出来|化验|检测|(?:教导处|教务处|总部|公司|财务|第三方|平台|上级)[^，。]{0,10}(?:出的|统一|发布|公布)
  |统计|口径|后台|报表|系统|记录|除以|对比|导出|台账|日志|监控|算|抄表|登记|问卷|日均|月均|抽查|盘点|在编|名册
  |明细|流水|账单|账目|发票|凭证|单据|小票|对账|收银|汇总|加起来|加总|称[了重]|过磅|清点|点数|计数|开票|回单|工单|签收单|表格|Excel|ERP|POS|MES|WMS
  |(?:财务|会计|审计|主管|质检|客户|甲方|领导)[^，。]{0,6}(?:对过|核过|核对|复核|确认|签字|验收|出的|给的|评的)
  |(?:拿|用|把)[^，。]{2,24}(?:比(?!赛)|除|减|加)|比(?:出来|下来|较)|[前后]一年|(?:20\d\d\s?年|去年|今年|[上下]半年|接手时|离职前)[^，。]{0,16}(?:人数|总数|平均|余额|的(?:时候|数))
  |(?:利润|资产负债|现金流量|科目余额|明细|统计|汇总|登记|清单|点检)表|表上|合并|抵销|[不含]税|全年|取样|平行|内标|校正|抽样|样本
  |\bback\s?end\b|\bdashboard\b|\breport|\bsystem\b|\bset by\b|\bcalculat|\bmeasured?\b|\bcount(?:ed)?\b|\bcompar|\bexcel\b|\brecords?\b
`;

const FACTS: Readonly<Record<string, RequestedFact>> = {
  'hr-salary': {
    stated: new RegExp(`${NUMBER}\\s?(?:千|万|百|块|元|k|薪)|\\d{4,}|\\d\\s?[到至—~-]\\s?\\d`, 'iu'),
    missing: '没有读到期望的数：先报一个月薪范围，再说这个范围是怎么来的。',
  },
  'hr-start': { stated: ARRIVAL, missing: '没有读到时间：先说最快哪一天能到岗，再说交接要多久。' },
  'hr-available': { stated: ARRIVAL, missing: '没有读到时间：先说最快哪一天能到岗，再说每周能来几天。' },
  'hr-gpa': {
    stated: /\d|前[一二三四五六七八九十百]|第[一二三四五六七八九十]|中[上游等间下]|末|倒数|一半/u,
    missing: '没有读到成绩的位置：先说排名或绩点，再说原因。',
  },
  'hr-city': { stated: AGREES, missing: '没有读到愿不愿意：先直接说考虑的结果，再说理由。' },
  'hr-overtime': { stated: AGREES, missing: '没有读到能不能接受：先直接说态度，再说怎么安排。' },
  'ex-figure-source': {
    stated: STATES_SOURCE,
    missing: '没有读到这个数是怎么算出来的：从哪张表、哪个系统或哪次测量来，取了多长时间或多少样本？',
  },
  'ex-doubt': {
    stated: new RegExp(`原来|之前|从|起点|基数|开始(?:是|时)|${NUMBER}`, 'u'),
    missing: '没有读到起点是多少：原来是多少，用了多长时间变成现在这样？',
  },
  'ex-inflated': {
    stated: new RegExp(`\\d|${NUMBER}\\s?[万亿千百个次篇条元%]`, 'u'),
    missing: '没有读到具体的数：是哪个项目、多少，您经手的是哪一部分？说不出数就换成做过的事。',
  },
  'ex-place-day': {
    stated: /早上|上午|中午|下午|晚上|每天|[上下到]班|一天|先|平时|平常|主要|日常/u,
    missing: '没有读到一天是怎么过的：上午做什么，下午做什么，哪件事最要紧？',
  },
  'ex-award': {
    stated: new RegExp(`评|选|投票|${NUMBER}\\s?(?:个|名|人|支|组|队|分|所|家|%)|因为|凭|靠`, 'u'),
    missing: '没有读到是怎么评的：谁来评，多少人里选几个，看的是什么？',
  },
  'ex-study': {
    stated: /课|实验|作业|设计|论文|实训|学|老师|教授|练习|案例|习题|考试/u,
    missing: '没有读到是哪一门课：说出课名和做过的一次作业或实验。',
  },
  'ex-left': { stated: WHY_LEFT, missing: MISSING_REASON },
  'ex-change': { stated: WHY_LEFT, missing: MISSING_REASON },
  'ex-short': { stated: WHY_LEFT, missing: MISSING_REASON },
  'ex-gap': {
    stated: new RegExp(`${WHY_LEFT.source}|${OCCUPIED.source}`, 'u'),
    missing: '没有读到那段时间在做什么：用一句话直接说清，再说现在为什么能稳定工作。',
  },
  'ex-overlap': {
    stated:
      /全职|兼职|交接|项目|周末|晚上|劳务|顾问|写错|记错|社保|派|借调|抽调|挂职|轮岗|支援|编制|(?:同|是)一(?:家|个)(?:单位|公司|集团)|改名|更名|合并|[母子分]公司|工资|合同|[\d一二三四五六七八九十]\s?月[^，。；]{0,12}(?:走|离开|离职|辞)/u,
    missing: '没有读到两段时间是什么关系：直接说是两份工作，还是派出、借调，再说时间怎么分。',
  },
};

/** Questions answered by a reason or self-description although their type usually requires actions. */
const OF_REASON = new Set([
  'gd-role',
  'gd-review',
  'ex-learn',
  'ex-reach',
  'st-job-match',
  'st-job-remote',
  'st-job-posted',
]);

const OF_TYPE: Readonly<Record<InterviewQuestion['type'], AnswerForm>> = {
  intro: 'introduction',
  motivation: 'reason',
  career: 'reason',
  values: 'reason',
  pressure: 'reason',
  experience: 'story',
  behaviour: 'story',
  skill: 'steps',
  case: 'steps',
  structured: 'view',
  groupTopic: 'view',
  reverse: 'questions',
};

type QuestionKind = Pick<InterviewQuestion, 'bankId' | 'type' | 'text'>;

/** Questions about the work that are answered by something done or by the progress so far. */
const ASKS_FOR_ACTION =
  /讲一[个次件]你|讲讲最近|挑最近的一次|拿你自己做过的|你做过的[^，。？]{0,12}(?:哪一|怎么)/u;
const HOW_FAR = /做到哪一步|最有把握|和它最像/u;

/** Questions about the work that are answered by an explanation. */
const EXPLAINS = /是什么|什么意思|机制|原理|区别|有什么不同|发生了什么|讲给[^，。]{0,6}外行|解释一下/u;

/** The form of answer that a question requires. */
export function formOf({ bankId, type, text }: QuestionKind): AnswerForm {
  if (FACTS[bankId]) return 'fact';
  if (OF_REASON.has(bankId)) return 'reason';
  if (type === 'skill' && HOW_FAR.test(text)) return 'reason';
  if (type === 'skill' && ASKS_FOR_ACTION.test(text)) return 'story';
  return type === 'skill' && EXPLAINS.test(text) ? 'explanation' : OF_TYPE[type];
}

/** Whether a question is answered by actions: a story or an introduction. */
export const asksForActions = (question: QuestionKind): boolean =>
  ['story', 'introduction'].includes(formOf(question));

/** An answer that says that the résumé is wrong or unclear at the place in question, which corrects the question. */
const CORRECTS =
  /(?:简历|上面|那里|这里|这一[行条]|日期|时间)[^，。；]{0,8}(?:写|填|标|导|打|排)[^，。；]{0,4}(?:错|得?不(?:清楚|对|准确|完整)|漏|反|有误|岔)/u;

/** Whether an answer states the requested fact or corrects the question; true if none is requested. */
export const answersFact = ({ bankId }: Pick<InterviewQuestion, 'bankId'>, text: string): boolean =>
  (FACTS[bankId]?.stated.test(text) ?? true) || CORRECTS.test(text);

/** Whether an answer begins with the name of a course, with or without 《》, and describes its work: 国际结算。老师让我们…. */
export const namesCourse = ({ bankId }: Pick<InterviewQuestion, 'bankId'>, text: string): boolean =>
  bankId === 'ex-study' &&
  /^(?:是|我觉得是|最有用的是)?《?[\p{Script=Han}A-Za-z]{2,14}》?(?:这门课)?[。，：,.]/u.test(text) &&
  /课|实验|作业|设计|论文|实训|老师|教授|练习|案例|习题|考试/u.test(text);

/** The advice for an answer without the requested fact. */
export const missingFact = ({ bankId }: Pick<InterviewQuestion, 'bankId'>): string =>
  FACTS[bankId]?.missing ?? '没有直接回答所问：第一句先回答题目，再展开。';

type PlacedQuestion = QuestionKind & Pick<InterviewQuestion, 'anchor'>;

/** How many facts behind a statement of the résumé a question asks for; one if it is of another kind. */
const factsRequested = (question: PlacedQuestion): number =>
  formOf(question) === 'fact' && question.anchor !== undefined
    ? Math.max(1, requestedParts(question.text).length)
    : 1;

/** Whether a question asks for several facts behind a statement of the résumé. */
export const asksForSeveralFacts = (question: PlacedQuestion): boolean => factsRequested(question) > 1;

/** The minimum number of characters of a complete answer, by form; of a fact behind a statement, for each part. */
const MIN_LENGTH: Readonly<Record<AnswerForm, number>> = {
  fact: 16,
  questions: 20,
  reason: 36,
  steps: 50,
  explanation: 40,
  story: 55,
  introduction: 80,
  view: 90,
};

/** The minimum number of characters of a complete answer to a question. */
export const leastLength = (question: PlacedQuestion): number =>
  MIN_LENGTH[formOf(question)] * factsRequested(question);
