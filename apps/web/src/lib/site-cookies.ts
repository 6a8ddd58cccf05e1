import { cookieNames } from '@qicheng/contract/browser/cookie-names';

type CookieKey = keyof typeof cookieNames;

/** A cookie shared with partners; null when missing. */
export function readCookie(key: CookieKey): string | null {
  const prefix = `${cookieNames[key]}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return null;
  }
}

/** Domains for which a cookie of this page may have been set: its host and every parent domain. */
function hostAndParents(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, place) => labels.slice(place).join('.'));
}

/** Expires a cookie shared with partners, on this host and every parent domain. */
export function expireCookie(key: CookieKey): void {
  const expired = `${cookieNames[key]}=; Max-Age=0; Path=/`;
  document.cookie = expired;
  for (const host of hostAndParents(window.location.hostname)) document.cookie = `${expired}; Domain=${host}`;
}

/** Expires all of these cookies. */
export function expireCookies(): void {
  for (const key of Object.keys(cookieNames) as CookieKey[]) expireCookie(key);
}
