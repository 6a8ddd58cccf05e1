import { type OfferInput, type OfferTerms, offerIds } from '@qicheng/analysis/offer';
import type { OfferResult } from '@qicheng/analysis/offer-result';
import { isStaying, lawOf } from './employer.js';
import { fundStandardOf, insuranceStandardOf, type Period } from './tables/city-standards.js';

type Gap = Omit<OfferResult['missing'][number], 'offerId'>;

/** A standard of the city that the terms do not replace by bounds of their own. */
interface Standard {
  name: '社保' | '公积金';
  known: Period | null;
}

function standardsOf({ city, insuranceFloor, insuranceCap, fundCap }: OfferTerms): Standard[] {
  const hasInsuranceBounds = insuranceFloor !== undefined && insuranceCap !== undefined;
  return [
    ...(hasInsuranceBounds ? [] : [{ name: '社保' as const, known: insuranceStandardOf(city) }]),
    ...(fundCap === undefined ? [{ name: '公积金' as const, known: fundStandardOf(city) }] : []),
  ];
}

const effectOfEnded = ({ from, to }: Period) =>
  `按 ${from.slice(0, 7)} 至 ${to.slice(0, 7)} 的标准计算，适用期已于 ${to} 结束；当地公布新标准后，可在表单的“社保与公积金”里填写新的基数上下限，或 HR 给的缴费基数与个人比例，以填写的为准`;

function effectOfUnknown({ insurancePercent, insuranceBase }: OfferTerms, unknown: readonly Standard[]) {
  if (unknown.every(({ name }) => name === '公积金')) return '公积金缴存基数不设上限；可填写当地的上限';
  return insurancePercent !== undefined && insuranceBase !== undefined
    ? '按填写的基数和比例计算'
    : '按养老 8%、医疗 2% 计算，没有填写的上下限不设，失业保险未计入；可填写当地的基数上下限，或 HR 给的缴费基数与个人比例';
}

/** The standards of the city that are unknown or whose period is over, with the effect on the result. */
function cityGaps(terms: OfferTerms, today: string): Gap[] {
  const standards = standardsOf(terms);
  const gapOf = (parts: ReadonlyArray<Pick<Standard, 'name'>>, state: string, effect: string): Gap => ({
    field: 'city',
    label: `${terms.city}的${parts.map(({ name }) => name).join('与')}标准：${state}`,
    effect,
  });
  const unknown = standards.filter(({ known }) => known === null);
  const ended = standards.flatMap(({ name, known }) =>
    known !== null && today > known.to ? [{ name, effect: effectOfEnded(known) }] : [],
  );
  const effects = [...new Set(ended.map(({ effect }) => effect))];
  return [
    ...(unknown.length > 0 ? [gapOf(unknown, '数据缺失', effectOfUnknown(terms, unknown))] : []),
    ...effects.map((effect) =>
      gapOf(
        ended.filter((part) => part.effect === effect),
        '适用期已结束',
        effect,
      ),
    ),
  ];
}

type Missing = OfferResult['missing'][number];

interface Fact {
  field: string;
  label: string;
  isMissing: (terms: OfferTerms) => boolean;
  effect: string;
  /** The question to the employer; absent if only the user knows the fact. */
  question?: string;
  /** The offers that it is asked for; all if absent. */
  appliesTo?: (terms: OfferTerms) => boolean;
}

/** Cities that limit registration by quota or points; others are open to people who work there. */
const LIMITED_HUKOU = /北京|上海|广州|深圳|天津|杭州|苏州|南京|厦门|珠海/u;

const isContract = (terms: OfferTerms): boolean => lawOf(terms) === 'contract';
/** Facts that are only relevant for labour contracts, not for posts under other laws. */
const OF_CONTRACTS: ReadonlySet<string> = new Set(['weeklyHours', 'raisePercent']);

const NOT_COMPARED = '不参与排名';

/** The facts of a comparison; a missing one is listed, never assumed. */
const facts: readonly Fact[] = [
  {
    field: 'bonusMonths',
    label: '年终奖',
    isMissing: ({ bonusMonths }) => bonusMonths === undefined,
    effect: `未计入现金；收入确定性${NOT_COMPARED}`,
    question: '年终奖一般是几个月？去年最低、最高各是多少，当年入职如何折算？',
  },
  {
    field: 'fundPercent',
    label: '公积金比例（个人与单位）',
    isMissing: (terms) => terms.fundPercent === undefined && terms.employerFundPercent === undefined,
    effect: `按 0 计算；公积金${NOT_COMPARED}`,
    question: '公积金个人和单位的缴存比例、缴存基数各是多少？',
  },
  {
    field: 'fundPercent',
    label: '公积金比例（单位）',
    isMissing: (terms) => terms.fundPercent !== undefined && terms.employerFundPercent === undefined,
    effect: `单位部分按 0 计算；公积金${NOT_COMPARED}`,
    question: '公积金单位的缴存比例是多少？',
  },
  {
    field: 'fundPercent',
    label: '公积金比例（个人）',
    isMissing: (terms) => terms.fundPercent === undefined && terms.employerFundPercent !== undefined,
    effect: `个人部分按 0 计算；公积金${NOT_COMPARED}`,
    question: '公积金个人的缴存比例是多少？',
  },
  {
    field: 'insuranceBase',
    label: '社保缴费基数',
    isMissing: ({ insuranceBase }) => insuranceBase === undefined,
    effect: '按月薪计算',
    question: '社保按什么基数缴纳，是否为实际工资？',
  },
  {
    field: 'growth',
    label: '成长空间评分',
    isMissing: ({ growth }) => growth === undefined,
    effect: NOT_COMPARED,
  },
  {
    field: 'weeklyHours',
    label: '每周工时',
    isMissing: ({ weeklyHours }) => weeklyHours === undefined,
    effect: NOT_COMPARED,
    question: '团队一般每周工作多少小时，加班如何计薪或调休？',
  },
  {
    field: 'commuteMinutes',
    label: '单程通勤时间',
    isMissing: ({ commuteMinutes }) => commuteMinutes === undefined,
    effect: NOT_COMPARED,
    question: '实际办公地点在哪里，是否会调整？',
  },
  {
    field: 'hukou',
    label: '户口',
    isMissing: ({ hukou }) => hukou === undefined,
    effect: NOT_COMPARED,
    question: '是否提供落户？名额是否写进协议？',
    appliesTo: ({ city }) => LIMITED_HUKOU.test(city),
  },
  {
    field: 'monthlyRent',
    label: '月租',
    isMissing: ({ monthlyRent }) => monthlyRent === undefined,
    effect: `不计算房租后结余，该项${NOT_COMPARED}`,
  },
  {
    field: 'interest',
    label: '岗位兴趣评分',
    isMissing: ({ interest }) => interest === undefined,
    effect: NOT_COMPARED,
  },
  {
    field: 'raisePercent',
    label: '年涨幅',
    isMissing: ({ raisePercent }) => raisePercent === undefined,
    effect: '三年按月薪不变计算',
    question: '调薪多久一次，近两年的平均幅度是多少？',
  },
  {
    field: 'termMonths',
    label: '合同期限',
    isMissing: (terms) => isContract(terms) && !isStaying(terms) && terms.contract?.termMonths === undefined,
    effect: '无法核对试用期上限',
    question: '劳动合同签几年，试用期几个月？',
  },
  {
    field: 'probationPayPercent',
    label: '试用期工资比例',
    isMissing: (terms) =>
      isContract(terms) &&
      !isStaying(terms) &&
      terms.contract?.probationMonths !== 0 &&
      terms.contract?.probationPayPercent === undefined,
    effect: '三年合计的第一年按全额计算',
    question: '试用期工资是转正工资的百分之多少？',
  },
];

/** All figures that were not stated or are not available, with their effect on the result. */
export function listMissing({ offers, today }: OfferInput): Missing[] {
  return offers.flatMap((terms, index) => {
    const offerId = offerIds[index] ?? 'A';
    const gaps = cityGaps(terms, today);
    const own = facts.filter(({ isMissing }) => isMissing(terms));
    return [
      ...gaps.map((gap) => ({ offerId, ...gap })),
      ...own.map(({ field, label, effect }) => ({ offerId, field, label, effect })),
    ];
  });
}

/** Additional questions by words of the post. */
const OF_POST: readonly (readonly [RegExp, string])[] = [
  [/实习|见习/u, '签的是实习协议还是劳动合同，转正的标准和比例是多少，实习期算不算试用期？'],
  [/夜班|倒班|三班|轮班/u, '夜班和倒班怎么排，夜班津贴多少？'],
  [/代课|编外|合同制/u, '合同到期怎么续签，能不能参加单位的编制招聘？'],
  [/规培/u, '规培期间的补助是多少，人事关系在哪里，结业后去向怎么定？'],
  [/外包|驻场/u, '劳动合同与谁签，项目结束后怎么安排？'],
];

/** Questions to the employer before deciding, without those on dimensions without weight. */
export function listQuestions(terms: OfferTerms, weights?: OfferInput['weights']): string[] {
  const isRelevant = ({ field }: Fact) =>
    !(field === 'hukou' && weights?.hukou === 0) && (isContract(terms) || !OF_CONTRACTS.has(field));
  const questions = facts.flatMap((fact) =>
    fact.question && isRelevant(fact) && fact.isMissing(terms) && (fact.appliesTo?.(terms) ?? true)
      ? [fact.question]
      : [],
  );
  const ofPost = OF_POST.filter(([words]) => words.test(`${terms.company}${terms.role}`)).map(
    ([, question]) => question,
  );
  const equity = terms.equity
    ? ['期权或股票离职时没有归属的部分怎么处理，行权或兑现的条件是什么，能否写进协议？']
    : [];
  const signing = terms.signingBonus ? ['签字费在什么情况下要退回？'] : [];
  const hukou =
    terms.hukou === '可申请' && weights?.hukou !== 0
      ? ['落户由谁承诺，名额不足时如何处理，是否附带服务期？']
      : [];
  return [...ofPost, ...questions, ...equity, ...signing, ...hukou];
}
