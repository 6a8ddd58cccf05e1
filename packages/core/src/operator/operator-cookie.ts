/** The operator session cookie; `__Host-` binds it to this host over TLS. */
export const operatorCookieName = (secure: boolean): string =>
  secure ? '__Host-qicheng-ops' : 'qicheng-ops';

/** The session token of a Cookie header, or null. For every process that serves operator pages. */
export function operatorTokenIn(cookieHeader: string | undefined, secure: boolean): string | null {
  const prefix = `${operatorCookieName(secure)}=`;
  const pair = (cookieHeader ?? '').split(';').find((part) => part.trim().startsWith(prefix));
  const token = pair?.trim().slice(prefix.length) ?? '';
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
