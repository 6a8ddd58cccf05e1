const APART = /(?<=(?<![A-Za-z])[A-Z]{2,8}(?:\/[A-Z]{1,4})?)[ -](?=\d{3,}(?!\d))/gu;

/** A text with the numbers of standards joined to their names: ISO 22000 and ISO-22000 are ISO22000. */
export const joinedStandards = (text: string): string => text.replace(APART, '');
