const SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, 亿: 100_000_000 };
const TEN_THOUSAND = 10_000;
const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  半: 0.5,
};
const digitsOf = (text: string): string => [...text].map((character) => DIGITS[character] ?? 0).join('');

/** The value of Chinese digits with their scales: 三百五十二, 两千四 as 2,400, 一千零四. */
function scaledValue(text: string): number {
  let [total, section, digit, lastScale] = [0, 0, 0, 1];
  for (const character of text) {
    const scale = SCALES[character];
    if (scale === undefined) {
      digit = DIGITS[character] ?? 0;
      if (digit === 0) lastScale = 1;
    } else {
      if (scale >= TEN_THOUSAND) [total, section] = [(total + section + digit || 1) * scale, 0];
      else section += (digit || 1) * scale;
      [digit, lastScale] = [0, scale];
    }
  }
  return total + section + (lastScale > 10 ? (digit * lastScale) / 10 : digit);
}

/**
 * The value of a number written in digits or in Chinese: 1,200, 3.5万, 三十五, 两千四, 二〇二, 三点五, 一半. Signs that are
 * no digits count as 0.
 */
export function writtenNumber(written: string): number {
  const [, arabic, scales = ''] = /^([\d,]+(?:\.\d+)?)([十百千万亿]*)$/u.exec(written) ?? [];
  if (arabic !== undefined)
    return [...scales].reduce(
      (value, character) => value * (SCALES[character] ?? 1),
      Number(arabic.replaceAll(',', '')),
    );
  if (/^一?半$/u.test(written)) return 0.5;
  const [whole = '', decimals = ''] = written.split('点');
  const value = /[十百千万亿]/u.test(whole) ? scaledValue(whole) : Number(digitsOf(whole));
  return decimals === '' ? value : value + Number(`0.${digitsOf(decimals)}`);
}
