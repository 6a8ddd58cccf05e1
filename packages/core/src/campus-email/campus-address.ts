import { domainToASCII } from 'node:url';

/** A mailbox, taken apart once; everything after works on this and never on what was typed. */
export interface CampusAddress {
  /** Where mail goes. */
  address: string;
  /** The same for every way to write this mailbox: it names one person's mailbox over all accounts. */
  canonical: string;
  /** The domain and the domains that it lies in, longest first: `a.b.edu.cn`, `b.edu.cn`, `edu.cn`. */
  domains: string[];
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// What a host name cannot hold, but a converter of addresses might take for a part of an address.
const FOREIGN = /[\s#%/\\:?[\]<>"'(),;]/;

/**
 * Reads an e-mail address: NFKC, lower case, punycode, exactly one @. Null for anything else, quoted local parts
 * among it [ED1]. The canonical form drops a +tag [ED2].
 */
export function parseCampusAddress(text: string): CampusAddress | null {
  const [local = '', host = '', ...more] = text.normalize('NFKC').toLowerCase().trim().split('@');
  if (more.length > 0 || local.length > 64 || !LOCAL.test(local) || FOREIGN.test(host)) return null;
  const domain = domainToASCII(host);
  const labels = domain.split('.');
  if (domain.length > 253 || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return null;
  const owner = local.split('+')[0] ?? '';
  if (owner === '') return null;
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  return { address: `${local}@${domain}`, canonical: `${owner}@${domain}`, domains };
}

/** Whether a domain lies in `.edu.cn`, which the registry keeps for education. */
export const isEducationDomain = ({ domains }: CampusAddress): boolean => domains.indexOf('edu.cn') >= 1;
