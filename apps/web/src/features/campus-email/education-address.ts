import { campusEmail } from '@qicheng/contract/campus-email/campus-email.contract';

// The list is asked by text of at most this length; no real domain of a school is near it.
const LONGEST_DOMAIN = 100;

/** The domain of an address as the server reads it: full-width letters folded, small letters; '' when there is none. */
export function domainOf(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 0 ? '' : plain.slice(at + 1);
}

/** Whether an address looks like one; what it is of is another question. */
export const isWellFormed = (address: string): boolean => campusEmail.safeParse(address).success;

/** [spec 5]: `.edu.cn` itself is nobody's; a label must be before it. */
export const isEduCn = (domain: string): boolean => /[^.]\.edu\.cn$/.test(domain);

/** At a label's boundary: `pku.org` holds `stu.pku.org`, never `notpku.org`. */
export const isWithin = (domain: string, suffix: string): boolean =>
  domain === suffix || domain.endsWith(`.${suffix}`);

/** The domain and those that hold it, down to two labels, for the list knows a school by any of them. */
export function enclosingDomains(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, -1)
    .map((_label, place) => labels.slice(place).join('.'))
    .filter((each) => each.length <= LONGEST_DOMAIN);
}
