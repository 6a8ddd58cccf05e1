import {
  offerDimensionKeys,
  offerDimensions,
  offerQuestion,
  type OfferWeights,
} from '@qicheng/analysis/offer';
import { isPlain } from '@qicheng/contract/kit/plain-messages';
import { z } from 'zod';
import { offer as descriptor } from '@qicheng/analysis/descriptors/offer';
import { entryOf } from '../kit/entry-of.js';
import { numberOf } from '../kit/fields.js';
import { boundProblem } from '../kit/number-problem.js';
import { DEDUCTION_FIELDS, MAIN_FIELDS, MORE_FIELDS, type OfferField } from './offer-fields.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type OfferQuestion = QuestionOf<typeof descriptor>;

/** Offer 选择. */
export const offerService = defineAiService(descriptor, {
  title: 'Offer 选择',
  purpose:
    '把 2 到 5 份 Offer 放在同一口径下比较：税后年现金、三年区间、您看重的方面，以及哪些数字一变结论就会变。',
  limitations: '不替您做决定，不估计没有填写的数字；税与社保按公开规定计算，以实际发放为准。',
});

const MONEY = /^¥?(\d+(?:\.\d+)?)(k|千|w|万)?元?$/iu;
const SCALES: Readonly<Record<string, number>> = { k: 1_000, 千: 1_000, w: 10_000, 万: 10_000 };

const MONEY_FORM = '请填一个金额，如 18000、18k 或 1.8万';

/** Parses yuan as people write them: 18,000, 18k, 1.8万; NaN for anything else. */
function moneyOf(typed: string): number {
  const bare = typed.normalize('NFKC').replaceAll(/[\s,，]/gu, '');
  const [, number = '', scale] = MONEY.exec(bare) ?? [];
  if (number === '') return Number.NaN;
  if (scale === undefined) return Number(number);
  // Round, because 1.005 × 1000 is not an integer in binary floating point.
  return Math.round(Number(number) * (SCALES[scale.toLowerCase()] ?? 1) * 100) / 100;
}

/** The inputs of one offer as typed, by path. */
export type OfferEntry = Readonly<Record<string, string>>;

/** The form as typed. */
export interface OfferDraft {
  readonly offers: readonly OfferEntry[];
  readonly weights: OfferWeights;
  readonly deductions: OfferEntry;
}

/** Default weights. */
export const DEFAULT_WEIGHTS = Object.fromEntries(
  offerDimensionKeys.map((key) => [key, offerDimensions[key].weight]),
) as OfferWeights;

export const EMPTY_DRAFT: OfferDraft = { offers: [{}, {}], weights: DEFAULT_WEIGHTS, deductions: {} };

const FIELDS = [...MAIN_FIELDS, ...MORE_FIELDS.flatMap(({ fields }) => fields)];
const isMoney = ({ unit }: OfferField) => unit?.startsWith('元') ?? false;
const MONEY_UNITS = new Map(
  [...FIELDS, ...DEDUCTION_FIELDS].filter(isMoney).map(({ path, unit }) => [path, unit]),
);
const RATINGS = new Set(['growth', 'interest']);

type Tree = { [name: string]: unknown };

function put(tree: Tree, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) tree[name] = value;
  else put((tree[name] ??= {}) as Tree, rest, value);
}

function valueOf(field: OfferField, typed: string): unknown {
  const { kind, path } = field;
  if (kind === 'flag') return typed === 'true';
  if (isMoney(field)) return typed === '' ? undefined : moneyOf(typed);
  return kind === 'number' || RATINGS.has(path) ? numberOf(typed) : typed;
}

function readEntry(fields: readonly OfferField[], entry: OfferEntry): Tree {
  const read: Tree = {};
  for (const field of fields) {
    const typed = entry[field.path]?.trim() ?? '';
    if (typed !== '' || field.isRequired) put(read, field.path.split('.'), valueOf(field, typed));
  }
  return read;
}

const question = z.object(offerQuestion);
const wordsOf = (issue: z.core.$ZodIssue, place: string): string => {
  const unit = MONEY_UNITS.get(place);
  if (unit !== undefined && issue.code === 'too_big') return `${boundProblem(issue, '金额')}，单位是${unit}`;
  if (place === 'monthlySalary' && issue.code !== 'custom') return '请填写月薪';
  if (!isPlain(issue.message)) return issue.message;
  return issue.code === 'invalid_type' || issue.code === 'invalid_value'
    ? '请正确填写'
    : (boundProblem(issue) ?? '超出合理范围，请核对');
};

/** Whether the typed value of a number field is not a number. */
function isInvalidNumber(read: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>((part, name) => (part as Record<PropertyKey, unknown>)?.[name], read);
  return Number.isNaN(value);
}

/** The form of a result that is asked again. */
export function draftOfInput(input: unknown): Partial<OfferDraft> {
  const read = question.safeParse(input);
  if (!read.success) return {};
  const { offers, weights = DEFAULT_WEIGHTS, deductions } = read.data;
  return {
    offers: offers.map((offer) => entryOf(FIELDS, offer)),
    weights,
    deductions: entryOf(DEDUCTION_FIELDS, deductions),
  };
}

/** Problems of the form, by path such as `offers.0.company`. */
type OfferProblems = Readonly<Record<string, string>>;

/** Parses the form: the question, or its problems. */
export function readDraft({ offers, weights, deductions }: OfferDraft): {
  question: OfferQuestion | null;
  problems: OfferProblems;
} {
  const isDefault = offerDimensionKeys.every((key) => weights[key] === DEFAULT_WEIGHTS[key]);
  const input = {
    offers: offers.map((entry) => readEntry(FIELDS, entry)),
    ...(isDefault ? {} : { weights }),
    deductions: readEntry(DEDUCTION_FIELDS, deductions),
  };
  const read = question.safeParse(input);
  if (read.success) return { question: read.data, problems: {} };
  const problems: Record<string, string> = {};
  for (const issue of read.error.issues) {
    const path = issue.path.join('.');
    const place = path.replace(/^(?:offers\.\d+|deductions)\./u, '');
    if (isInvalidNumber(input, issue.path))
      problems[path] ??= MONEY_UNITS.has(place) ? MONEY_FORM : '请填数字';
    else problems[path] ??= wordsOf(issue, place);
  }
  return { question: null, problems };
}

/** Changes one weight; the others are adjusted in proportion, so that all add up to 100. */
export function rebalanced(weights: OfferWeights, moved: keyof OfferWeights, to: number): OfferWeights {
  const others = offerDimensionKeys.filter((key) => key !== moved);
  const before = others.reduce((sum, key) => sum + weights[key], 0);
  const left = 100 - to;
  const exact = others.map((key) => ({
    key,
    share: before === 0 ? left / others.length : (weights[key] * left) / before,
  }));
  const next = { ...weights, [moved]: to };
  for (const { key, share } of exact) next[key] = Math.floor(share);
  let missing = left - others.reduce((sum, key) => sum + next[key], 0);
  // The rounding remainder goes to the largest fractions.
  for (const { key } of [...exact].sort((a, b) => (b.share % 1) - (a.share % 1))) {
    if (missing === 0) break;
    next[key] += 1;
    missing -= 1;
  }
  return next;
}
