import type { OfferDimensionKey, OfferInput, OfferTerms } from '@qicheng/analysis/offer';
import { checkClauses } from './check-clauses.js';
import { type Fen, fenOf, timesOf, yuanOf, round2 } from './fen.js';
import { fullyInsured, isUnderInsured } from './insurance-clauses.js';
import { deductionsOf, fullYearOf, MONTHS, type YearOfOffer } from './year-of-offer.js';

/** The figures that an offer is scored by; null if not stated. */
export interface ComputedFacts {
  year: YearOfOffer;
  /** The cash of the year with social insurance by the salary, so that paying less insurance is not an advantage. */
  comparableNet: Fen;
  values: Record<OfferDimensionKey, number | null>;
}

/** The facts shared by all offers of a question. */
export interface Setting {
  year: number;
  deductions: Fen;
  /** The deductions without rent, which may only be deducted if it is paid. */
  deductionsWithoutRent?: Fen;
}

/** The special additional deductions for an offer. */
export const deductionsWith = (
  { monthlyRent }: OfferTerms,
  { deductions, deductionsWithoutRent }: Setting,
): Fen => (monthlyRent === 0 ? (deductionsWithoutRent ?? deductions) : deductions);

const WEEKS = 52;

export const settingOf = ({ startYear, today, deductions }: OfferInput): Setting => ({
  year: startYear ?? Number(today.slice(0, 4)) + 1,
  deductions: deductionsOf(deductions),
  ...((deductions?.rent ?? 0) > 0 && {
    deductionsWithoutRent: deductionsOf({ ...deductions, rent: 0 }),
  }),
});

/** Cash minus a year of the stated rent, in yuan; null without it. */
export const afterRentOf = (net: Fen, { monthlyRent }: OfferTerms): number | null =>
  monthlyRent === undefined ? null : yuanOf(net - MONTHS * fenOf(monthlyRent));

/** Cash per hour of work, in yuan; null without stated hours. */
export const perHourOf = (net: Fen, { weeklyHours }: OfferTerms): number | null =>
  weeklyHours === undefined ? null : yuanOf(Math.round(net / (weeklyHours * WEEKS)));

function fundOf(terms: OfferTerms, year: YearOfOffer): number | null {
  if (terms.fundPercent === undefined || terms.employerFundPercent === undefined) return null;
  return yuanOf(year.months * (year.fundEmployee + year.fundEmployer));
}

/**
 * The guaranteed share of the highest yearly pay in per cent, by the range of the bonus; a bonus without a range is not
 * guaranteed.
 */
function certaintyOf(terms: OfferTerms, { gross }: YearOfOffer): number | null {
  const { bonusMonths: bonus, monthlySalary } = terms;
  if (bonus === undefined) return null;
  const isRanged = bonus.low !== undefined || bonus.high !== undefined;
  const fixed = gross - timesOf(fenOf(monthlySalary), bonus.base);
  const paid = (months: number) => fixed + timesOf(fenOf(monthlySalary), months);
  const least = paid(isRanged ? (bonus.low ?? bonus.base) : 0);
  return round2((100 * least) / paid(bonus.high ?? bonus.base));
}

/** Clauses that may cost money or the next job unless clarified; working hours are a separate dimension. */
const RISKY: ReadonlySet<string> = new Set(['nonCompetePay', 'penalty', 'insuranceBase', 'fundPercent']);
/** A clause that has to be clarified counts half an unlawful one. */
const OPEN_SHARE = 0.5;

/** The number of unlawful clauses, plus half for each risk to be clarified. */
function contractOf(terms: OfferTerms): number | null {
  if (!terms.contract || Object.keys(terms.contract).length === 0) return null;
  const clauses = checkClauses(terms);
  const unlawful = clauses.filter(({ state }) => state === 'unlawful').length;
  const open = clauses.filter(({ id, state, request }) => state === 'ask' && request && RISKY.has(id)).length;
  return unlawful + open * OPEN_SHARE;
}

/** The figures of one offer by dimension. */
export function figuresOf(terms: OfferTerms, setting: Setting): ComputedFacts {
  const { year } = setting;
  const deductions = deductionsWith(terms, setting);
  const stated = fullYearOf(terms, deductions, year);
  const comparable = isUnderInsured(terms) ? fullYearOf(fullyInsured(terms), deductions, year) : stated;
  return figuresIn({ year: stated, comparableNet: comparable.net }, terms);
}

/** The same with a known year of the offer. */
export function figuresIn(
  { year, comparableNet }: Pick<ComputedFacts, 'year' | 'comparableNet'>,
  terms: OfferTerms,
): ComputedFacts {
  return {
    year,
    comparableNet,
    values: {
      cash: yuanOf(comparableNet),
      fund: fundOf(terms, year),
      certainty: certaintyOf(terms, year),
      growth: terms.growth ?? null,
      hours: terms.weeklyHours ?? null,
      commute: terms.commuteMinutes ?? null,
      hukou: hukouScore(terms),
      rent: afterRentOf(comparableNet, terms),
      contract: contractOf(terms),
      interest: terms.interest ?? null,
    },
  };
}

const hukouScores = { 承诺办理: 100, 可申请: 60, 不提供: 0 } as const;
const hukouScore = ({ hukou }: OfferTerms): number | null =>
  hukou === undefined ? null : hukouScores[hukou];
