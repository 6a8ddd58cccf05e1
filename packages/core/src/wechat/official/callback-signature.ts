import { createHash, timingSafeEqual } from 'node:crypto';

/** WeChat's signature: SHA-1 over the sorted parts, our token among them. */
export function signatureOf(...parts: string[]): string {
  return createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');
}

/** Whether a signature is the one of these parts, in constant time. */
export function isSigned(signature: string, ...parts: string[]): boolean {
  const expected = Buffer.from(signatureOf(...parts));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
