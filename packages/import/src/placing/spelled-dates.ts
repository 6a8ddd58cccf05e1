const DIGITS = '〇一二三四五六七八九';
const YEAR = /(?:[一二])[〇○零九][〇○零一二三四五六七八九]{2}(?=年)/gu;
const MONTH = /(?<=\d{4}年)(十[一二]?|[一二三四五六七八九])(?=月)/gu;

/** 2o14, 20l8: letters that OCR read instead of digits. */
const MISREAD = /(?<![A-Za-z\d])[\dOolI]{3,}(?![A-Za-z])|(?<=\d[.\-/])[Oo](?=\d)/gu;
const asFigures = (word: string): string => {
  const figures = word.replace(/\D/gu, '').length;
  const isMisread = figures < word.length && (figures * 2 >= word.length || word.length === 1);
  return isMisread ? word.replace(/[Oo]/gu, '0').replace(/[lI]/gu, '1') : word;
};

const inDigits = (year: string): string =>
  [...year].map((character) => Math.max(0, DIGITS.indexOf(character))).join('');

/** 八七年的, 零二年出生: a two-character year of birth. */
const SHORT_YEAR = /(?<=^|[，,。；;、\s是])[五六七八九零〇○][〇○零一二三四五六七八九](?=年(?:的|生|出生))/gu;

/** Converts 二〇一一年九月 to 2011年9月. */
export const withFigures = (text: string): string =>
  text
    .replace(MISREAD, asFigures)
    .replace(YEAR, inDigits)
    .replace(SHORT_YEAR, inDigits)
    .replace(MONTH, (month) =>
      String(
        month.startsWith('十') ? 10 + Math.max(0, DIGITS.indexOf(month[1] ?? '')) : DIGITS.indexOf(month),
      ),
    );
