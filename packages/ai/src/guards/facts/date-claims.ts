import type { FactClaim } from './claim.js';

const TOKEN =
  /(?<![A-Za-z0-9@])(?:[A-Za-z][A-Za-z0-9]*(?:[+#]+|(?:[.\-/&'’][A-Za-z0-9]+)*)|[2345]D|[2-6]G|[48]K)(?![A-Za-z0-9])/gu;
const LANGUAGE = /(?<![A-Za-z])[CR](?=语言)/gu;
const SENTENCE_START = /(?:^|[.!?:;。！？：；\n•\-–]\s*|["“‘(]\s*)$/u;
// Technical terms that state nothing about a person.
const NEUTRAL = new Set('ai hr jd star kpi gpa i a an the vs ok faq to it ps id'.split(' '));
const ENGLISH_NEUTRAL =
  /^(?:I|I'm|I've|I'd|Dear|Sincerely|Regards|Yours|Best|Mr|Ms|Mrs|Dr|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Chinese|China)$/;

const isMostlyLatin = (text: string): boolean => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.match(/[A-Za-z]+/g)?.length ?? 0) > han;
};

// In Chinese text every Latin word is a name. In English text only words with an inner capital or digit are.
function isName(token: string, before: string, isEnglish: boolean): boolean {
  if (NEUTRAL.has(token.toLowerCase())) return false;
  if (!isEnglish) return token.length > 1;
  if (ENGLISH_NEUTRAL.test(token)) return false;
  if (/[A-Z0-9+#]/.test(token.slice(1))) return true;
  return /^[A-Z]/.test(token) && !SENTENCE_START.test(before);
}

/** The tools, products and names in Latin letters that a text states. */
export function latinClaims(text: string): FactClaim[] {
  const isEnglish = isMostlyLatin(text);
  const tokens = [...text.matchAll(TOKEN)].filter(({ 0: token, index }) =>
    isName(token, text.slice(0, index), isEnglish),
  );
  return [...tokens, ...text.matchAll(LANGUAGE)].map(({ 0: token, index }) => ({
    kind: 'qualification' as const,
    text: token,
    start: index,
    end: index + token.length,
    keys: [`l${token.toLowerCase()}`],
  }));
}

/** Every Latin word of a source, wherever it occurs. */
export const latinKeys = (text: string): string[] =>
  [...text.matchAll(TOKEN), ...text.matchAll(LANGUAGE)].flatMap(([token]) => [
    `l${token.toLowerCase()}`,
    ...token
      .toLowerCase()
      .split(/[.\-/&'’]/)
      .map((part) => `l${part}`),
  ]);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  '(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DIGITS = '零〇一二三四五六七八九';

const FORMS: readonly RegExp[] = [
  /(?<!\d)(?<y>(?:19|20)\d{2})\s*年\s*(?<m>1[0-2]|0?[1-9])\s*月(?:\s*(?<d>3[01]|[12]\d|0?[1-9])\s*[日号])?/giu,
  /(?<![\d.])(?<y>(?:19|20)\d{2})\s?[-./]\s?(?<m>1[0-2]|0?[1-9])(?:\s?[-./]\s?(?<d>3[01]|[12]\d|0?[1-9]))?(?![\d%])/giu,
  /(?<!\d)(?<m>1[0-2]|0?[1-9])\/(?<y>(?:19|20)\d{2})(?!\d)/giu,
  new RegExp(
    `\\b${MONTH_NAME}\\s*(?:(?<d>3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?,\\s*)?(?<y>(?:19|20)\\d{2})\\b`,
    'giu',
  ),
  /(?<![\d.]|\d,)(?<y>(?:19|20)\d{2})(?:\s?年(?!级)|\s?届)?(?![\d%,.]\d|\d|%|\s?[人名个位元万家次单份件条台])/giu,
  /(?<hy>[一二][零〇九][零〇一二三四五六七八九]{2})年(?:(?<hm>十[一二]?|[一二三四五六七八九])月)?/gu,
  /(?<![\d.])(?<m>1[0-2]|0?[1-9])\s?月(?:\s?(?<d>3[01]|[12]\d|0?[1-9])\s?[日号])/giu,
  /(?<![\d.个])(?<m>1[0-2]|0?[1-9])\s?月份/giu,
];

const hanYear = (text: string): number =>
  Number(
    [...text]
      .map((digit) => (digit === '〇' ? 0 : DIGITS.indexOf(digit) - (digit === '零' ? 0 : 1)))
      .join(''),
  );
const hanMonth = (text: string): number =>
  text.startsWith('十') ? 10 + ' 一二'.indexOf(text[1] ?? ' ') : DIGITS.indexOf(text) - 1;

function partsOf(groups: Record<string, string | undefined>): { y: number; m: number; d: number } {
  const { y, m, d, hy, hm, name } = groups;
  const month = name
    ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
    : hm
      ? hanMonth(hm)
      : Number(m ?? 0);
  return { y: hy ? hanYear(hy) : Number(y ?? 0), m: month, d: Number(d ?? 0) };
}

/** A date from coarse to fine: a day also states its month and year. */
function dateKeys({ y, m, d }: { y: number; m: number; d: number }): string[] {
  const keys = y ? [`d${y}`] : [];
  if (m) keys.push(`d${y || ''}.${m}`);
  if (m && d) keys.push(`d${y || ''}.${m}.${d}`);
  return keys;
}

/** The dates that a text states; the last key has the precision of the text. */
export function dateClaims(text: string): FactClaim[] {
  return FORMS.flatMap((form) =>
    [...text.matchAll(form)].map((found) => ({
      kind: 'date' as const,
      text: found[0],
      start: found.index,
      end: found.index + found[0].length,
      keys: dateKeys(partsOf(found.groups ?? {})),
    })),
  );
}
