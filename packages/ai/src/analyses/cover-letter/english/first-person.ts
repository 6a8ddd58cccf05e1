/** Past forms without -ed and present forms that open statements of English résumés. */
const IRREGULAR = new Set(
  (
    'led built wrote ran won grew cut drove set made taught held oversaw took gave kept met sold sent spoke ' +
    'brought began became chose found rebuilt rewrote undertook spent put shot did'
  ).split(' '),
);
const PRESENT = new Set(
  (
    'own lead manage design develop maintain support run write teach coordinate build review plan drive ' +
    'oversee analyse analyze prepare create test train monitor handle organise organize mentor deliver'
  ).split(' '),
);
/** Words in -ed that are not verbs of an action. */
const NO_VERB = new Set(['related', 'based', 'detailed', 'advanced', 'embedded', 'unlimited', 'limited']);

const isPast = (word: string): boolean =>
  IRREGULAR.has(word) || (/[a-z]{2}ed$/u.test(word) && !NO_VERB.has(word));

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * A statement of a résumé as a sentence of its person, `I led the review of …`; null for one that does not begin with a
 * verb, because no subject fits before it.
 */
export function firstPerson(statement: string): string | null {
  const text = statement
    .trim()
    .replace(/[.;,\s]+$/u, '')
    .replace(/^(?:i|we)\s+/iu, '');
  const word = /^[A-Za-z-]+/u.exec(text)?.[0].toLowerCase() ?? '';
  if (/^responsible for\s/iu.test(text)) return `I was ${lowerFirst(text)}.`;
  if (!isPast(word.replace(/^(?:re|co)-/u, '')) && !PRESENT.has(word)) return null;
  // …; closed 37 of 40 items: a second action of the same person.
  const joined = text.replace(/;\s+([A-Za-z-]+)(?=\s)/gu, (whole, next: string) =>
    isPast(next.toLowerCase()) ? ` and ${next.toLowerCase()}` : whole,
  );
  return `I ${lowerFirst(joined)}.`;
}
