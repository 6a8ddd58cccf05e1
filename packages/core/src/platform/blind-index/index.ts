import type { CryptoService } from '../crypto.service.js';

/** The keyed hash that finds rows by phone without storing the phone. */
export function phoneIndexOf(secrets: CryptoService, phone: string): string {
  return secrets.hash(phone, 'index');
}

/** The keyed hash of a network address; its prefix keeps it distinct from any phone's hash. */
export function addressIndexOf(secrets: CryptoService, ip: string): string {
  return secrets.hash(`address:${ip}`, 'index');
}
