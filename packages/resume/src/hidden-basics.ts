import type { Basics } from './basics.js';
import type { Meta } from './meta.js';
import type { Language } from './text.js';

/** Personal details that Chinese forms ask for and English résumés omit. */
const NOT_IN_ENGLISH = [
  'gender',
  'birthDate',
  'ethnicity',
  'nativePlace',
  'householdPlace',
  'studentOrigin',
  'politicalStatus',
  'marital',
  'heightCm',
  'weightKg',
  'health',
  'vision',
] as const satisfies readonly (keyof Basics)[];

interface Stated {
  basics: Basics;
  meta: Pick<Meta, 'personalDetailsInEnglish'>;
}

/** The names of the basics that are not printed in a language. */
export function hiddenBasics({ basics, meta }: Stated, lang: Language): ReadonlySet<string> {
  const omitsDetails = lang === 'en' && meta.personalDetailsInEnglish !== true;
  return new Set([...(basics.hidden ?? []), ...(omitsDetails ? NOT_IN_ENGLISH : [])]);
}

/** Whether a résumé states any details that its English version omits by default. */
export const hasDetailsOmittedInEnglish = (basics: Basics): boolean =>
  NOT_IN_ENGLISH.some((name) => basics[name] !== undefined && !basics.hidden?.includes(name));
