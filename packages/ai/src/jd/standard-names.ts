const SEPARATOR = /(?<=(?<![A-Za-z])[A-Z]{2,8}(?:\/[A-Z]{1,4})?)[ -](?=\d{3,}(?!\d))/gu;

/** Joins the numbers of standards to their names: ISO 22000 and ISO-22000 become ISO22000. */
export const joinedStandards = (text: string): string => text.replace(SEPARATOR, '');
