import { ANSWERED_FOR, MISHAPS } from '#src/text/mishaps.js';
import type { Contradiction } from './contradiction.js';
import type { ResumeFacts } from './resume-facts.js';

/** A time that a denial is limited to: 近三年没出过事故. */
const LIMITED = /近\s?[\d一二两三四五六七八九十]+\s?(?:年|个月)|(?:19|20)\d{2}\s?年/u;
/** Lacks of a licence that a résumé admits: 没有电工证. */
const LACKS_LICENCE = /没有?(?:考|拿|取得)?(?:过|到)?(?<name>[\p{Script=Han}A-Za-z]{2,8}?)(?:资格|上岗)?证/gu;
const POSSIBLE = '(?:也|都)*(?:有|会|能|可以|没问题|行)';

/** Whether a clause claims a licence, or the work for which it is needed: 电工也没问题. */
const claims = (clause: string, name: string): boolean =>
  new RegExp(
    `${name}(?:资格|上岗)?证?书?(?:的活)?${POSSIBLE}|(?:持有?|考[了取出]|拿到|有)[^，。；]{0,3}${name}(?:资格|上岗)?证`,
    'u',
  ).test(clause) && !/没有?|尚未|还未|正在/u.test(clause.replace('没问题', ''));

/** What a clause of a letter denies or claims, where the résumé says itself that it is otherwise. */
export function deniedFact(clause: string, { lines }: ResumeFacts): Contradiction | null {
  const mishap = LIMITED.test(clause) ? undefined : MISHAPS.find(({ denied }) => denied.test(clause));
  if (mishap !== undefined) {
    const { denied, happened } = mishap;
    const own = lines.find(
      ({ text }) => happened.test(text) && ANSWERED_FOR.test(text) && !denied.test(text),
    );
    if (own !== undefined) return { stated: clause, inResume: own.text };
  }
  for (const { text } of lines)
    for (const [lack, name = ''] of text.matchAll(LACKS_LICENCE))
      if (claims(clause, name)) return { stated: clause, inResume: lack };
  return null;
}
