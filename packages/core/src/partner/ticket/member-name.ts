import type { CryptoService } from '../../platform/index.js';

/** The same at every visit, another at every partner: two partners cannot compare their lists. */
export const memberNameOf = (secrets: CryptoService, partnerCode: string, userId: string): string =>
  secrets.hash(`partner-member:${partnerCode}:${userId}`, 'public-id');
