/** Name of the cookie that carries an operator's session; `__Host-` binds it to this host where there is TLS. */
export const operatorCookieName = (secure: boolean): string =>
  secure ? '__Host-qicheng-ops' : 'qicheng-ops';

/** The session token in a Cookie header, or null. For every process that shows pages to operators. */
export function operatorTokenIn(cookieHeader: string | undefined, secure: boolean): string | null {
  const prefix = `${operatorCookieName(secure)}=`;
  const pair = (cookieHeader ?? '').split(';').find((part) => part.trim().startsWith(prefix));
  const token = pair?.trim().slice(prefix.length) ?? '';
  return /^[\w-]{20,100}$/.test(token) ? token : null;
}
