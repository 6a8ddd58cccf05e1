/** A slash between alternatives, not as in A/B. */
export const ALTERNATIVES = /(?<!\b[A-Za-z])\/(?![A-Za-z]\b)|／/u;
