import { cookieNames } from '@qicheng/contract/browser/cookie-names';

type CookieKey = keyof typeof cookieNames;

/** A cookie that is shared with partners; null when there is none. */
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

/** Hosts for which a cookie of this page may have been set: its own and every one above it. */
function hostsAbove(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, place) => labels.slice(place).join('.'));
}

/** Expires a cookie that is shared with partners, wherever above this host it was set. */
export function forgetCookie(key: CookieKey): void {
  const gone = `${cookieNames[key]}=; Max-Age=0; Path=/`;
  document.cookie = gone;
  for (const host of hostsAbove(window.location.hostname)) document.cookie = `${gone}; Domain=${host}`;
}

/** Expires all of them. */
export function forgetCookies(): void {
  for (const key of Object.keys(cookieNames) as CookieKey[]) forgetCookie(key);
}
