/** Standards (ISO 9001:2015, GB/T 19001-2016): the number after the colon or dash is their edition, no date. */
const STANDARD = String.raw`\b(?:ISO|IEC|IATF|FSSC|OHSAS|GB|GJB|YY|TS|AS|EN|DIN|ASTM|SA|BRC)(?:[/\sA-Z]{0,6}?)\d{2,5}(?:[-.]\d{1,2})?`;

const BEFORE_NUMBER = new RegExp(String.raw`${STANDARD}\s?[-:：—–]?\s?$`, 'u');
/** Whether a text ends in the number of a standard, before its edition. */
export const endsWithStandard = (text: string): boolean => BEFORE_NUMBER.test(text);

/** For a pattern of dates: the text before them does not end in the number of a standard. */
export const NOT_OF_STANDARD = String.raw`(?<!${STANDARD}\s?[-:：—–]\s?)`;
