import type { CryptoService } from '../crypto.service.js';

/** The keyed hash by which rows of a phone are found without storing the phone. */
export function phoneIndexOf(secrets: CryptoService, phone: string): string {
  return secrets.hash(phone, 'index');
}

/** The keyed hash of a network address; another text than any phone, so the two never meet. */
export function addressIndexOf(secrets: CryptoService, ip: string): string {
  return secrets.hash(`address:${ip}`, 'index');
}
