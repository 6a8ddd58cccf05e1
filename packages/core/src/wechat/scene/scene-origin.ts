import { isIPv4 } from 'node:net';
import Bowser from 'bowser';

/**
 * What the phone shows of the browser that asks to be signed in [WX1]: its name and system and
 * a part of its address, enough to recognise one's own and too little to name a household.
 */
export function describeOrigin({ ip, userAgent }: { ip: string; userAgent: string }): string {
  const parsed = userAgent === '' ? null : Bowser.parse(userAgent);
  const parts = [parsed?.browser.name || '未知浏览器', parsed?.os.name, `IP ${maskAddress(ip)}`];
  return parts.filter((part) => part !== undefined && part !== '').join('，');
}

function maskAddress(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*');
  if (plain === '::1') return '本机';
  const groups = plain.split(':').slice(0, 3).filter(Boolean);
  return groups.length === 0 ? '未知' : `${groups.join(':')}:*`;
}
