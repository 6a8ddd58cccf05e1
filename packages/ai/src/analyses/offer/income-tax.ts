import { type Fen, percentOf } from './fen.js';
import {
  BASIC_DEDUCTION,
  type Bracket,
  LAST_SEPARATE_BONUS_YEAR,
  monthlyBrackets,
  yearlyBrackets,
} from './tables/income-tax-rates.js';

const MONTHS = 12;

const bracketOf = (brackets: readonly Bracket[], amount: number): Bracket => {
  const found = brackets.find(({ upTo }) => amount <= upTo);
  if (!found) throw new Error('the last bracket has no end');
  return found;
};

/** The bracket of a yearly taxable income. */
export const yearlyBracket = (taxable: Fen): Bracket => bracketOf(yearlyBrackets, Math.max(0, taxable));
/** The bracket of a separately taxed bonus, found by a twelfth of it. */
export const bonusBracket = (bonus: Fen): Bracket => bracketOf(monthlyBrackets, Math.max(0, bonus) / MONTHS);

const taxIn = ({ percent, quick }: Bracket, amount: Fen): Fen => percentOf(amount, percent) - quick;

/** The tax on a year's comprehensive income after all deductions. */
export const yearlyTax = (taxable: Fen): Fen => (taxable <= 0 ? 0 : taxIn(yearlyBracket(taxable), taxable));

/** The tax on a separately taxed yearly bonus (until the end of 2027). */
export const bonusTax = (bonus: Fen): Fen => (bonus <= 0 ? 0 : taxIn(bonusBracket(bonus), bonus));

interface MonthOfTax {
  month: number;
  /** Cumulative since January. */
  taxable: Fen;
  /** The tax of this month. */
  tax: Fen;
}

/**
 * Withholding of twelve equal months by the cumulative method: the tax of a month is that of the year to date minus the
 * tax already withheld. `deducted` is the monthly deduction besides the basic 5,000 yuan.
 */
export function withhold(monthly: Fen, deducted: Fen): MonthOfTax[] {
  let paid = 0;
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = index + 1;
    const taxable = Math.max(0, month * (monthly - BASIC_DEDUCTION - deducted));
    const tax = Math.max(0, yearlyTax(taxable) - paid);
    paid += tax;
    return { month, taxable, tax };
  });
}

type BonusMethod = 'separate' | 'merged' | 'none';

export interface TaxOfYear {
  wages: Fen;
  /** The additional tax of the bonus. */
  bonus: Fen;
  total: Fen;
  method: BonusMethod;
  /** Both methods for the explanation; null if the law does not allow separate taxation in that year. */
  separate: Fen | null;
  merged: Fen;
}

/**
 * The tax of wages and bonus in a year, with the bonus taxed separately or merged, whichever is less and allowed in
 * that year.
 */
export function taxOfYear(taxableWages: Fen, bonus: Fen, year: number): TaxOfYear {
  const wages = yearlyTax(taxableWages);
  const merged = yearlyTax(taxableWages + bonus);
  if (bonus <= 0) return { wages, bonus: 0, total: wages, method: 'none', separate: null, merged };
  const separate = year <= LAST_SEPARATE_BONUS_YEAR ? wages + bonusTax(bonus) : null;
  const isSeparate = separate !== null && separate <= merged;
  const total = isSeparate ? separate : merged;
  return {
    wages,
    bonus: total - wages,
    total,
    method: isSeparate ? 'separate' : 'merged',
    separate,
    merged,
  };
}
