import { BlockList, isIP } from 'node:net';

const RANGE = /^(?<address>[\da-fA-F.:]+)\/(?<bits>\d{1,3})$/;
const words = (text: string) => text.split(/[\s,，;；]+/).filter((word) => word !== '');

function rangeOf(word: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const { address = '', bits = '' } = RANGE.exec(word)?.groups ?? {};
  const version = isIP(address);
  if (version === 0 || Number(bits) > (version === 4 ? 32 : 128)) return null;
  return { address, bits: Number(bits), family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Whether a text is a list of ranges like `202.112.0.0/13, 2001:da8::/32`. */
export const areAddressRanges = (text: string): boolean =>
  words(text).every((word) => rangeOf(word) !== null);

/** Whether an address lies in one of the listed ranges; malformed ranges match nothing. */
export function isInAddressRanges(ip: string, text: string): boolean {
  const list = new BlockList();
  for (const word of words(text)) {
    const range = rangeOf(word);
    if (range) list.addSubnet(range.address, range.bits, range.family);
  }
  const version = isIP(ip);
  return version !== 0 && list.check(ip, version === 4 ? 'ipv4' : 'ipv6');
}
