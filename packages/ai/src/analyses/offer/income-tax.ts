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

/** The bracket of a year's taxable income. */
export const yearlyBracket = (taxable: Fen): Bracket => bracketOf(yearlyBrackets, Math.max(0, taxable));
/** The bracket of a bonus that is taxed alone: a twelfth of it finds the bracket. */
export const bonusBracket = (bonus: Fen): Bracket => bracketOf(monthlyBrackets, Math.max(0, bonus) / MONTHS);

const taxIn = ({ percent, quick }: Bracket, amount: Fen): Fen => percentOf(amount, percent) - quick;

/** Tax on a year's comprehensive income, after all deductions. */
export const yearlyTax = (taxable: Fen): Fen => (taxable <= 0 ? 0 : taxIn(yearlyBracket(taxable), taxable));

/** Tax on a yearly bonus that is taxed alone (until the end of 2027). */
export const bonusTax = (bonus: Fen): Fen => (bonus <= 0 ? 0 : taxIn(bonusBracket(bonus), bonus));

interface MonthOfTax {
  month: number;
  /** Since January. */
  taxable: Fen;
  /** Of this month. */
  tax: Fen;
}

/**
 * Twelve equal months by the cumulative method: each month's tax is that of the year so far, less what was withheld.
 * `deducted` is what lowers the monthly income beside the 5,000 yuan of everybody.
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
  /** What the bonus adds. */
  bonus: Fen;
  total: Fen;
  method: BonusMethod;
  /** Both ways, for the explanation; null where the law does not offer it in that year. */
  separate: Fen | null;
  merged: Fen;
}

/** Tax of wages and bonus in a year, the bonus alone or merged, whichever is less and allowed in that year. */
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
