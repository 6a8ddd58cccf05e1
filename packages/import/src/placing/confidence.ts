import { RATES } from './confidence-rates.js';

export type Layout = 'headed' | 'loose';

/** Boundaries between the levels of certainty. */
const LEVELS = [0.7, 0.85, 0.93];

export const levelOf = (sure: number): number => LEVELS.filter((least) => sure >= least).length;

/** `/work/0/company/zh` becomes `work.company`. */
export function kindOfPointer(pointer: string): string {
  const [section = '', ...path] = pointer.split('/').slice(1);
  const name = path.find((part) => !/^\d+$/.test(part));
  return name === undefined ? section : `${section}.${name}`;
}

/** The owner is asked about every guess: texts of unseen authors have more wrong ones than the measured texts. */
const MAX_OF_GUESSES = 0.69;

/** The accuracy of fields found this way, measured on held-out texts. */
export function calibrated(pointer: string, sure: number, layout: Layout): number {
  const level = levelOf(sure);
  const rate = RATES[layout][kindOfPointer(pointer)]?.[level] ?? RATES[layout]['']?.[level] ?? sure;
  return level === 0 ? Math.min(rate, MAX_OF_GUESSES) : rate;
}
