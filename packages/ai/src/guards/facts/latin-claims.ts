import type { FactClaim } from './claim.js';

const TOKEN =
  /(?<![A-Za-z0-9@])(?:[A-Za-z][A-Za-z0-9]*(?:[+#]+|(?:[.\-/&'’][A-Za-z0-9]+)*)|[2345]D|[2-6]G|[48]K)(?![A-Za-z0-9])/gu;
const LANGUAGE = /(?<![A-Za-z])[CR](?=语言)/gu;
const SENTENCE_START = /(?:^|[.!?:;。！？：；\n•\-–]\s*|["“‘(]\s*)$/u;
// Words of the trade that state nothing about a person.
const NEUTRAL = new Set('ai hr jd star kpi gpa i a an the vs ok faq to it ps id'.split(' '));
const ENGLISH_NEUTRAL =
  /^(?:I|I'm|I've|I'd|Dear|Sincerely|Regards|Yours|Best|Mr|Ms|Mrs|Dr|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|Chinese|China)$/;

const isMostlyLatin = (text: string): boolean => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.match(/[A-Za-z]+/g)?.length ?? 0) > han;
};

// In Chinese every Latin word names something. In English only names do: they have a capital or a digit within.
function isName(token: string, before: string, isEnglish: boolean): boolean {
  if (NEUTRAL.has(token.toLowerCase())) return false;
  if (!isEnglish) return token.length > 1;
  if (ENGLISH_NEUTRAL.test(token)) return false;
  if (/[A-Z0-9+#]/.test(token.slice(1))) return true;
  return /^[A-Z]/.test(token) && !SENTENCE_START.test(before);
}

/** Tools, products and names in Latin letters that a text states. */
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

/** Every Latin word of a source, in whatever place. */
export const latinKeys = (text: string): string[] =>
  [...text.matchAll(TOKEN), ...text.matchAll(LANGUAGE)].flatMap(([token]) => [
    `l${token.toLowerCase()}`,
    ...token
      .toLowerCase()
      .split(/[.\-/&'’]/)
      .map((part) => `l${part}`),
  ]);
