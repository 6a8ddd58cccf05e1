const PHONE_DIGITS = 11;
const CODE_LENGTH = 6;

// Besides spaces and hyphens: contacts copied from a phone contain invisible bidi marks.
const SEPARATORS = /[\s\p{Pd}\p{Cf}]/gu;
const COUNTRY_PREFIX = /^(?:\+86|0086)/;

/**
 * A typed or pasted phone number without separators and country prefix, cut to 11 digits. Its field must not
 * set `maxLength`: the browser would truncate a pasted number before the separators are removed.
 */
export const plainPhone = (entered: string): string =>
  entered.replaceAll(SEPARATORS, '').replace(COUNTRY_PREFIX, '').slice(0, PHONE_DIGITS);

/** A typed or pasted SMS code without separators, cut to 6 characters; no `maxLength` here either. */
export const plainCode = (entered: string): string =>
  entered.replaceAll(SEPARATORS, '').slice(0, CODE_LENGTH);
