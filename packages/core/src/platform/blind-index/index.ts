import type { Secrets } from '../secrets.js';

/** The keyed hash by which rows of a phone are found without storing the phone. */
export function phoneIndexOf(secrets: Secrets, phone: string): string {
  return secrets.hash(phone, 'index');
}

/** The keyed hash of a network address; another text than any phone, so the two never meet. */
export function addressIndexOf(secrets: Secrets, ip: string): string {
  return secrets.hash(`address:${ip}`, 'index');
}
