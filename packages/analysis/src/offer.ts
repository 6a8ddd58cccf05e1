import { z } from 'zod';

/** Comparison criteria of offers with their default weights, which sum to 100. */
export const offerDimensions = {
  cash: { label: '税后年现金', weight: 25 },
  fund: { label: '公积金', weight: 10 },
  certainty: { label: '收入确定性', weight: 10 },
  growth: { label: '成长空间', weight: 15 },
  hours: { label: '工作时长', weight: 10 },
  commute: { label: '通勤', weight: 5 },
  hukou: { label: '户口', weight: 10 },
  rent: { label: '房租后结余', weight: 5 },
  contract: { label: '合同条款', weight: 5 },
  interest: { label: '岗位兴趣', weight: 5 },
} as const;
export type OfferDimensionKey = keyof typeof offerDimensions;
export const offerDimensionKeys = Object.keys(offerDimensions) as OfferDimensionKey[];

export const offerIds = ['A', 'B', 'C', 'D', 'E'] as const;

const words = (max: number) => z.string().trim().max(max, `内容不能超过 ${max} 个字`);
const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value;
const money = (max: number) =>
  z.number().min(0, '金额不能为负').max(max, '金额超出范围').refine(hasTwoDecimals, '金额最多两位小数');
const percent = (max: number) =>
  z.number().min(0).max(max, '比例超出范围').refine(hasTwoDecimals, '比例最多两位小数');
/** The person's own rating: 1 is bad, 5 is good. */
const rating = z.number().int().min(1).max(5);
/** A figure that may be a range; the bounds are stated by the person. */
const ranged = (value: z.ZodNumber) =>
  z
    .object({ base: value, low: value.optional(), high: value.optional() })
    .refine(({ base, low = base, high = base }) => low <= base && base <= high, '请按 低 ≤ 一般 ≤ 高 填写');

/** The stated contract terms; all optional. */
const offerContract = z.object({
  /** Months of a fixed term; 0 for none (无固定期限). */
  termMonths: z.number().int().min(0).max(240).optional(),
  probationMonths: z.number().int().min(0).max(24).optional(),
  /** Per cent of the salary while on probation. */
  probationPayPercent: percent(100).optional(),
  penalty: z
    .object({
      reason: z.enum(['提前离职', '服务期', '竞业限制', '户口', '三方协议', '其他']),
      amount: money(10_000_000).optional(),
      /** The employer's cost of special training; only that may be reclaimed. */
      trainingCost: money(10_000_000).optional(),
    })
    .optional(),
  nonCompete: z
    .object({ months: z.number().int().min(0).max(120), monthlyPay: money(1_000_000).optional() })
    .optional(),
  /** Whether a deposit is required, or an identity card or diploma is retained. */
  takesDeposit: z.boolean().optional(),
});

const offerTerms = z
  .object({
    company: words(80).min(1, '请填写公司'),
    role: words(60).min(1, '请填写岗位'),
    city: words(40).min(1, '请填写城市'),
    /** Yuan a month before tax. */
    monthlySalary: money(1_000_000).min(1, '请填写月薪'),
    /** Promised salaries per year: 12, 13, …; those above 12 count as a yearly bonus. */
    salaryMonths: z.number().min(12).max(24).optional(),
    /** Additional yearly bonus, in salaries. */
    bonusMonths: ranged(z.number().min(0).max(36)).optional(),
    /** Yuan, one-off, in the first year. */
    signingBonus: money(10_000_000).optional(),
    /** Yuan a month in cash. */
    housingAllowance: money(100_000).optional(),
    transportAllowance: money(100_000).optional(),
    /** Yuan a month: the contribution base of social insurance. */
    insuranceBase: money(1_000_000).optional(),
    /** The employee's share of all social insurances, in per cent of that base; by default the table's rates. */
    insurancePercent: percent(30).optional(),
    fundBase: money(1_000_000).optional(),
    /** Per cent of the base that employee and employer each pay into the housing fund; 12 is the legal limit. */
    fundPercent: percent(12).optional(),
    employerFundPercent: percent(12).optional(),
    /** Lower and upper limit of the city's social insurance base, in yuan a month; by default the table's. */
    insuranceFloor: money(1_000_000).optional(),
    insuranceCap: money(1_000_000).optional(),
    fundCap: money(1_000_000).optional(),
    /** Rounding unit of the monthly housing fund contribution, half up; cities differ. */
    fundRounding: z.enum(['分', '角', '元']).optional(),
    /** Months worked in the first year; 12 by default. */
    firstYearMonths: z.number().int().min(1).max(12, '入职第一年最多 12 个月').optional(),
    /** Not cash: shown separately and never added. */
    equity: z.object({ terms: words(200).min(1), statedValue: money(1_000_000_000).optional() }).optional(),
    hukou: z.enum(['承诺办理', '可申请', '不提供']).optional(),
    weeklyHours: z.number().min(1).max(120).optional(),
    /** Minutes one way. */
    commuteMinutes: z.number().int().min(0).max(300).optional(),
    monthlyRent: money(100_000).optional(),
    /** Per cent a year. */
    raisePercent: ranged(z.number().min(-50).max(100).refine(hasTwoDecimals, '比例最多两位小数')).optional(),
    growth: rating.optional(),
    interest: rating.optional(),
    contract: offerContract.optional(),
  })
  .refine(({ insuranceFloor = 0, insuranceCap = Infinity }) => insuranceFloor <= insuranceCap, {
    path: ['insuranceFloor'],
    message: '社保基数下限不能高于上限',
  });
export type OfferTerms = z.infer<typeof offerTerms>;

/** Weights by dimension, whole numbers that sum to 100. */
const offerWeights = z
  .record(
    z.enum(offerDimensionKeys as [OfferDimensionKey, ...OfferDimensionKey[]]),
    z.number().int().min(0).max(100),
  )
  .refine(
    (weights) => Object.values(weights).reduce((sum, weight) => sum + weight, 0) === 100,
    '各项权重之和须为 100',
  );
export type OfferWeights = z.infer<typeof offerWeights>;

/** Yuan a month of the special additional deductions (专项附加扣除) to which the person is entitled. */
const offerDeductions = z.object({
  rent: money(1_500).optional(),
  mortgageInterest: money(1_000).optional(),
  education: money(400).optional(),
  parents: money(3_000).optional(),
  childEducation: money(20_000).optional(),
  infantCare: money(20_000).optional(),
});
export type OfferDeductions = z.infer<typeof offerDeductions>;

/** The request: two to five offers, A to E, and the weights. */
export const offerQuestion = {
  offers: z.array(offerTerms).min(2, '请至少填写两个 Offer').max(5, '最多比较 5 个 Offer'),
  weights: offerWeights.optional(),
  deductions: offerDeductions.optional(),
  /** The year of the first salaries; by default next year. */
  startYear: z.number().int().min(2024).max(2040).optional(),
};

/** The question and its date; the rules use no other clock. */
export const offerInput = z.object({ ...offerQuestion, today: z.iso.date() });
export type OfferInput = z.infer<typeof offerInput>;
