import { regex } from '@qicheng/resume/regex';

const SEPARATOR = /(?<=(?<![A-Za-z])[A-Z]{2,8}(?:\/[A-Z]{1,4})?)[ -](?=\d{3,}(?!\d))/gu;

/** Joins the numbers of standards to their names: ISO 22000 and ISO-22000 become ISO22000. */
export const joinedStandards = (text: string): string => text.replace(SEPARATOR, '');

/** A standard by its issuer and number, joined and in lower case: gb14881, gb/t19001. */
const STANDARD = regex('u')`
  ^(?:gb(?:\/[tz])?|gbz|iso(?:\/iec|\/ts)?|iec|ieee|en|din|jis|astm|ansi|asme|api|aws|nfpa|ul|iatf|fssc|brcgs|ohsas|jgj(?:\/t)?
  |cjj|jtg|dl(?:\/t)?|hj|yy(?:\/t)?|yd(?:\/t)?|jb(?:\/t)?|hg(?:\/t)?|ny(?:\/t)?|sn(?:\/t)?|qb(?:\/t)?|ls(?:\/t)?|wst?|tsg|db\d{0,2}(?:\/t)?)\d{3,}
`;
/** The standard that a text begins with; null if it begins with none. */
export const standardAt = (lowerCase: string): string | null => STANDARD.exec(lowerCase)?.[0] ?? null;
