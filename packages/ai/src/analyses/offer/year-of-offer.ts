import type { OfferDeductions, OfferTerms } from '@qicheng/analysis/offer';
import { divided, type Fen, fenOf, percentOf, roundedTo, timesOf } from './fen.js';
import { type TaxOfYear, taxOfYear } from './income-tax.js';
import { fundStandardOf, insuranceStandardOf, nationalRates } from './tables/city-standards.js';
import { BASIC_DEDUCTION } from './tables/income-tax-rates.js';
import type { SourceId } from './tables/sources.js';

/** The monthly share for one social insurance. */
interface InsuranceShare {
  key: string;
  label: string;
  percent: number;
  extra: Fen;
  amount: Fen;
  source: SourceId;
}

/** All figures of one year at one employer. */
export interface YearOfOffer {
  year: number;
  /** Months that are worked and paid, 1 to 12. */
  months: number;
  monthlyWage: Fen;
  bonus: Fen;
  once: Fen;
  insuranceBase: Fen;
  fundBase: Fen;
  shares: InsuranceShare[];
  /** The employee's monthly social insurance. */
  insurance: Fen;
  /** Monthly. */
  fundEmployee: Fen;
  fundEmployer: Fen;
  deducted: Fen;
  taxableWages: Fen;
  tax: TaxOfYear;
  gross: Fen;
  net: Fen;
}

/** The settings that differ between the years of one offer. */
interface YearSettings {
  year: number;
  months: number;
  /** The monthly salary of that year. */
  salary: Fen;
  /** Salaries per full year in addition to twelve, guaranteed and expected. */
  bonusMonths: number;
  /** A one-time amount: a signing bonus, or a negative amount for probation. */
  once: Fen;
}

export const MONTHS = 12;
const FUND_UNITS = { 分: 1, 角: 10, 元: 100 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const fenOr = <Other>(yuan: number | undefined, other: Other): Fen | Other =>
  yuan === undefined ? other : fenOf(yuan);

/** The special additional deductions of a month; rent and mortgage exclude each other (国发〔2018〕41 号). */
export function deductionsOf(stated: OfferDeductions | undefined): Fen {
  if (!stated) return 0;
  const { rent = 0, mortgageInterest = 0, ...others } = stated;
  const rest = Object.values(others).reduce((sum, amount) => sum + fenOf(amount ?? 0), 0);
  return fenOf(Math.max(rent, mortgageInterest)) + rest;
}

/** The bounds of the bases: as stated for the city, otherwise from the table. */
export function boundsOf({ city, insuranceFloor, insuranceCap, fundCap }: OfferTerms) {
  const known = insuranceStandardOf(city);
  return {
    low: fenOr(insuranceFloor ?? known?.low, 0),
    high: fenOr(insuranceCap ?? known?.high, Infinity),
    highFund: fenOr(fundCap ?? fundStandardOf(city)?.high, Infinity),
  };
}

function sharesOf(terms: OfferTerms, base: Fen): InsuranceShare[] {
  const { insurancePercent: percent } = terms;
  if (percent !== undefined) {
    const amount = percentOf(base, percent);
    return [{ key: 'insurance', label: '社会保险', percent, extra: 0, amount, source: 'stated' }];
  }
  const city = insuranceStandardOf(terms.city);
  const rates = nationalRates.map((rate) => ({
    ...rate,
    extra: rate.key === 'medical' ? fenOf(city?.medicalExtra ?? 0) : 0,
  }));
  if (city) {
    const { unemployment, source } = city;
    rates.push({ key: 'unemployment', label: '失业保险', percent: unemployment, extra: 0, source });
  }
  return rates.map((rate) => ({ ...rate, amount: percentOf(base, rate.percent) + rate.extra }));
}

/**
 * Computes a year; facts that were not stated count as zero and are listed as missing elsewhere. A year of fewer months
 * has the basic deduction of the whole year (个人所得税法第六条), and a bonus in proportion to the months.
 */
export function yearOf(terms: OfferTerms, deductions: Fen, settings: YearSettings): YearOfOffer {
  const { year, months, salary, bonusMonths, once } = settings;
  const bounds = boundsOf(terms);
  const insuranceBase = clamp(fenOr(terms.insuranceBase, salary), bounds.low, bounds.high);
  const fundBase = Math.min(fenOr(terms.fundBase, salary), bounds.highFund);
  const shares = sharesOf(terms, insuranceBase);
  const insurance = shares.reduce((sum, { amount }) => sum + amount, 0);
  const fundUnit = FUND_UNITS[terms.fundRounding ?? '分'];
  const fundEmployee = roundedTo(percentOf(fundBase, terms.fundPercent ?? 0), fundUnit);
  const fundEmployer = roundedTo(percentOf(fundBase, terms.employerFundPercent ?? 0), fundUnit);
  const monthlyWage = salary + fenOf(terms.housingAllowance ?? 0) + fenOf(terms.transportAllowance ?? 0);
  const deducted = insurance + fundEmployee + deductions;
  const bonus = divided(timesOf(salary, bonusMonths) * months, MONTHS);
  // A negative remainder of the deductions reduces a merged bonus.
  const taxableWages = months * (monthlyWage - deducted) - MONTHS * BASIC_DEDUCTION + once;
  const tax = taxOfYear(taxableWages, bonus, year);
  const gross = months * monthlyWage + bonus + once;
  const net = gross - months * (insurance + fundEmployee) - tax.total;
  return {
    year,
    months,
    monthlyWage,
    bonus,
    once,
    insuranceBase,
    fundBase,
    shares,
    insurance,
    fundEmployee,
    fundEmployer,
    deducted,
    taxableWages,
    tax,
    gross,
    net,
  };
}

/** Salaries per year in addition to twelve: guaranteed ones and the yearly bonus. */
export const bonusMonthsOf = (terms: OfferTerms, which: 'low' | 'base' | 'high' = 'base'): number =>
  (terms.salaryMonths ?? MONTHS) - MONTHS + (terms.bonusMonths?.[which] ?? terms.bonusMonths?.base ?? 0);

/** A full year without probation and signing bonus, for comparisons. */
export const fullYearOf = (terms: OfferTerms, deductions: Fen, year: number): YearOfOffer =>
  yearOf(terms, deductions, {
    year,
    months: MONTHS,
    salary: fenOf(terms.monthlySalary),
    bonusMonths: bonusMonthsOf(terms),
    once: 0,
  });
