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

/** Expires the cookies that are shared with partners, wherever above this host they were set. */
export function forgetCookies(): void {
  for (const name of Object.values(cookieNames)) {
    const gone = `${name}=; Max-Age=0; Path=/`;
    document.cookie = gone;
    for (const host of hostsAbove(window.location.hostname)) document.cookie = `${gone}; Domain=${host}`;
  }
}
