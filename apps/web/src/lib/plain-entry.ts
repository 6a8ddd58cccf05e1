const PHONE_DIGITS = 11;
const CODE_SIGNS = 6;

// Besides blanks and hyphens: contacts copied from a phone carry invisible marks of direction.
const SEPARATORS = /[\s\p{Pd}\p{Cf}]/gu;
const COUNTRY_PREFIX = /^(?:\+86|0086)/;

/**
 * A phone as typed or pasted, without separators and country prefix, cut to 11 digits. Its field needs
 * no `maxLength`: the browser would cut a pasted number before the separators are gone.
 */
export const plainPhone = (entered: string): string =>
  entered.replaceAll(SEPARATORS, '').replace(COUNTRY_PREFIX, '').slice(0, PHONE_DIGITS);

/** A code of an SMS as typed or pasted, without separators, cut to 6 signs; no `maxLength` here either. */
export const plainCode = (entered: string): string => entered.replaceAll(SEPARATORS, '').slice(0, CODE_SIGNS);
