const MONEY = /^¥?(\d+(?:\.\d+)?)(k|千|w|万)?元?$/iu;
const SCALES: Readonly<Record<string, number>> = { k: 1_000, 千: 1_000, w: 10_000, 万: 10_000 };

export const MONEY_FORM = '请填一个金额，如 18000、18k 或 1.8万';

/** Yuan as people write them: 18,000, 18k, 1.8万; NaN for anything else. */
export function moneyOf(typed: string): number {
  const bare = typed.normalize('NFKC').replaceAll(/[\s,，]/gu, '');
  const [, number = '', scale] = MONEY.exec(bare) ?? [];
  if (number === '') return Number.NaN;
  if (scale === undefined) return Number(number);
  // 1.005 × 1000 is not whole in binary.
  return Math.round(Number(number) * (SCALES[scale.toLowerCase()] ?? 1) * 100) / 100;
}
