import type { OfferDeductions, OfferTerms } from '@qicheng/analysis/offer';
import { round2, type TaxOfYear, taxOfYear } from './income-tax.js';
import { BASIC_DEDUCTION } from './tables/income-tax-rates.js';
import { insuranceOf, nationalRates } from './tables/insurance.js';
import type { SourceId } from './tables/sources.js';

/** A monthly share for one social insurance. */
interface InsuranceShare {
  key: string;
  label: string;
  percent: number;
  extra: number;
  amount: number;
  source: SourceId;
}

/** All figures of one year at one employer, before anything is written about them. */
export interface YearOfOffer {
  year: number;
  monthlyWage: number;
  bonus: number;
  once: number;
  insuranceBase: number;
  fundBase: number;
  shares: InsuranceShare[];
  /** Yuan a month. */
  fundEmployee: number;
  fundEmployer: number;
  deducted: number;
  taxableWages: number;
  tax: TaxOfYear;
  gross: number;
  net: number;
}

/** What may differ between the years of one offer. */
interface YearSettings {
  year: number;
  /** Monthly salary of that year. */
  salary: number;
  /** Salaries beyond the twelve, promised and hoped for. */
  bonusMonths: number;
  /** Yuan once: a signing bonus, or, negative, what probation takes. */
  once: number;
}

const MONTHS = 12;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Yuan a month of the special additional deductions; rent and mortgage exclude each other (国发〔2018〕41 号). */
export function deductionsOf(stated: OfferDeductions | undefined): number {
  if (!stated) return 0;
  const { rent = 0, mortgageInterest = 0, ...others } = stated;
  const rest = Object.values(others).reduce((sum, amount) => sum + (amount ?? 0), 0);
  return Math.max(rent, mortgageInterest) + rest;
}

function sharesOf(terms: OfferTerms, base: number): InsuranceShare[] {
  const { insurancePercent: percent } = terms;
  if (percent !== undefined) {
    const amount = round2((base * percent) / 100);
    return [{ key: 'insurance', label: '社会保险', percent, extra: 0, amount, source: 'stated' }];
  }
  const city = insuranceOf(terms.city);
  const rates = nationalRates.map((rate) => ({
    ...rate,
    extra: rate.key === 'medical' ? (city?.medicalExtra ?? 0) : 0,
  }));
  if (city) {
    const { unemployment, source } = city;
    rates.push({ key: 'unemployment', label: '失业保险', percent: unemployment, extra: 0, source });
  }
  return rates.map((rate) => ({ ...rate, amount: round2((base * rate.percent) / 100 + rate.extra) }));
}

/** Computes a year; what was not stated counts as nothing, and is listed as missing elsewhere. */
export function yearOf(terms: OfferTerms, deductions: number, settings: YearSettings): YearOfOffer {
  const { year, salary, bonusMonths, once } = settings;
  const city = insuranceOf(terms.city);
  const ownBase = terms.insuranceBase ?? salary;
  const insuranceBase = city ? clamp(ownBase, city.lowBase, city.highBase) : ownBase;
  const fundBase = Math.min(terms.fundBase ?? salary, city?.highFundBase ?? Infinity);
  const shares = sharesOf(terms, insuranceBase);
  const insurance = round2(shares.reduce((sum, { amount }) => sum + amount, 0));
  const fundEmployee = round2((fundBase * (terms.fundPercent ?? 0)) / 100);
  const fundEmployer = round2((fundBase * (terms.employerFundPercent ?? 0)) / 100);
  const monthlyWage = round2(salary + (terms.housingAllowance ?? 0) + (terms.transportAllowance ?? 0));
  const deducted = round2(insurance + fundEmployee + deductions);
  const bonus = round2(salary * bonusMonths);
  // Below zero what is left of the deductions lowers a merged bonus.
  const taxableWages = round2(MONTHS * (monthlyWage - BASIC_DEDUCTION - deducted) + once);
  const tax = taxOfYear(taxableWages, bonus, year);
  const gross = round2(MONTHS * monthlyWage + bonus + once);
  const net = round2(gross - MONTHS * (insurance + fundEmployee) - tax.total);
  return {
    ...{ year, monthlyWage, bonus, once, insuranceBase, fundBase, shares, fundEmployee, fundEmployer },
    ...{ deducted, taxableWages, tax, gross, net },
  };
}

/** Salaries a year beyond the twelve: those promised above twelve, and the yearly bonus. */
export const bonusMonthsOf = (terms: OfferTerms, which: 'low' | 'base' | 'high' = 'base'): number =>
  (terms.salaryMonths ?? MONTHS) - MONTHS + (terms.bonusMonths?.[which] ?? terms.bonusMonths?.base ?? 0);

/** A full year with neither probation nor signing bonus: what offers are compared by. */
export const fullYearOf = (terms: OfferTerms, deductions: number, year: number): YearOfOffer =>
  yearOf(terms, deductions, {
    year,
    salary: terms.monthlySalary,
    bonusMonths: bonusMonthsOf(terms),
    once: 0,
  });
