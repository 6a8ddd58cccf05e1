import { campusEmail } from '@qicheng/contract/campus-email/campus-email.contract';

// Maximum length of a search text; real school domains are much shorter.
const MAX_DOMAIN_LENGTH = 100;

/**
 * The domain of an address as the server reads it: full-width characters normalised, lower case; '' if there
 * is none.
 */
export function domainOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 0 ? '' : plain.slice(at + 1);
}

/** Whether an address is well formed; whose it is is checked separately. */
export const isWellFormed = (address: string): boolean => campusEmail.safeParse(address).success;

/** [spec 5]: `.edu.cn` alone belongs to nobody; a label must precede it. */
export const isEduCn = (domain: string): boolean => /[^.]\.edu\.cn$/.test(domain);

/** Matches at a label boundary: `pku.org` contains `stu.pku.org`, never `notpku.org`. */
export const isWithin = (domain: string, suffix: string): boolean =>
  domain === suffix || domain.endsWith(`.${suffix}`);

/** The domain and its parents down to two labels, because the list may contain any of them. */
export function enclosingDomains(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, -1)
    .map((_label, place) => labels.slice(place).join('.'))
    .filter((each) => each.length <= MAX_DOMAIN_LENGTH);
}
