import { domainToASCII } from 'node:url';

/** A parsed mailbox; later code uses this and never the raw input. */
export interface CampusAddress {
  /** The delivery address. */
  address: string;
  /** The same for all spellings of this mailbox; identifies one mailbox across accounts. */
  canonical: string;
  /** The domain and its parent domains, longest first: `a.b.edu.cn`, `b.edu.cn`, `edu.cn`. */
  domains: string[];
}

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
// Characters invalid in host names that an address converter might interpret.
const FOREIGN = /[\s#%/\\:?[\]<>"'(),;]/;

/**
 * Parses an e-mail address: NFKC, lower case, punycode, exactly one @. Null for anything else, including
 * quoted local parts [ED1]. The canonical form drops a +tag [ED2].
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

/** Whether a domain is in `.edu.cn`, which the registry reserves for education. */
export const isEducationDomain = ({ domains }: CampusAddress): boolean => domains.indexOf('edu.cn') >= 1;
