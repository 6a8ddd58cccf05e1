import {
  BASIC_DEDUCTION,
  type Bracket,
  LAST_SEPARATE_BONUS_YEAR,
  monthlyBrackets,
  yearlyBrackets,
} from './tables/income-tax-rates.js';

const MONTHS = 12;

/** Yuan and fen. */
export const round2 = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

const bracketOf = (brackets: readonly Bracket[], amount: number): Bracket => {
  const found = brackets.find(({ upTo }) => amount <= upTo);
  if (!found) throw new Error('the last bracket has no end');
  return found;
};

/** The bracket of a year's taxable income. */
export const yearlyBracket = (taxable: number): Bracket => bracketOf(yearlyBrackets, Math.max(0, taxable));
/** The bracket of a bonus that is taxed alone. */
export const bonusBracket = (bonus: number): Bracket =>
  bracketOf(monthlyBrackets, Math.max(0, bonus) / MONTHS);

/** Tax on a year's comprehensive income, after all deductions. */
export function yearlyTax(taxable: number): number {
  if (taxable <= 0) return 0;
  const { rate, quick } = yearlyBracket(taxable);
  return round2(taxable * rate - quick);
}

/** Tax on a yearly bonus that is taxed alone (until the end of 2027). */
export function bonusTax(bonus: number): number {
  if (bonus <= 0) return 0;
  const { rate, quick } = bonusBracket(bonus);
  return round2(bonus * rate - quick);
}

interface MonthOfTax {
  month: number;
  /** Since January. */
  taxable: number;
  /** Of this month. */
  tax: number;
}

/**
 * Twelve equal months by the cumulative method: each month's tax is that of the year so far, less what was withheld.
 * `deducted` is what lowers the monthly income beside the 5 000 yuan of everybody.
 */
export function withhold(monthly: number, deducted: number): MonthOfTax[] {
  let paid = 0;
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = index + 1;
    const taxable = round2(Math.max(0, month * (monthly - BASIC_DEDUCTION - deducted)));
    const tax = round2(Math.max(0, yearlyTax(taxable) - paid));
    paid = round2(paid + tax);
    return { month, taxable, tax };
  });
}

type BonusMethod = 'separate' | 'merged' | 'none';

export interface TaxOfYear {
  wages: number;
  /** What the bonus adds. */
  bonus: number;
  total: number;
  method: BonusMethod;
  /** Both ways, for the explanation; null where the law does not offer it in that year. */
  separate: number | null;
  merged: number;
}

/** Tax of wages and bonus in a year, the bonus alone or merged, whichever is less and allowed in that year. */
export function taxOfYear(taxableWages: number, bonus: number, year: number): TaxOfYear {
  const wages = yearlyTax(taxableWages);
  const merged = yearlyTax(taxableWages + bonus);
  if (bonus <= 0) return { wages, bonus: 0, total: wages, method: 'none', separate: null, merged };
  const separate = year <= LAST_SEPARATE_BONUS_YEAR ? round2(wages + bonusTax(bonus)) : null;
  const isSeparate = separate !== null && separate <= merged;
  const total = isSeparate ? separate : merged;
  return {
    wages,
    bonus: round2(total - wages),
    total,
    method: isSeparate ? 'separate' : 'merged',
    separate,
    merged,
  };
}
