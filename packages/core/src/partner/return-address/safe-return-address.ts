/** An allowed redirect target: a path of this site, or a partner address. */
export type SafeAddress = { kind: 'own'; path: string } | { kind: 'partner'; partnerCode: string; url: URL };

export interface ReturnRules {
  /** Public origin of this site. */
  site: string;
  partners: readonly { code: string; hosts: readonly string[] }[];
  /** Plain http is allowed only outside production. */
  allowHttp: boolean;
}

const MAX_LENGTH = 500;
// Control characters, blanks, backslashes and non-ASCII: a parser would drop, convert or rewrite them.
const PLAIN = /^[!-[\]-~]+$/;

/**
 * The only check of redirect targets [SS4]: parses by the WHATWG rules that browsers follow, then compares
 * the host exactly. Null for anything not explicitly allowed.
 */
export function safeReturnAddress(
  raw: string,
  { site, partners, allowHttp }: ReturnRules,
): SafeAddress | null {
  if (raw.length > MAX_LENGTH || !PLAIN.test(raw)) return null;
  if (raw.startsWith('/')) return ownPath(raw, site);
  // The slashes are required: browsers also read `https:host` and `https:///host` as a host.
  const scheme = allowHttp ? /^https?:\/\/[^/]/i : /^https:\/\/[^/]/i;
  if (!scheme.test(raw) || !URL.canParse(raw)) return null;
  const url = new URL(raw);
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(raw)) return null;
  if (url.origin === site) return ownPath(`${url.pathname}${url.search}${url.hash}`, site);
  const partner = partners.find(({ hosts }) => hosts.includes(url.host));
  return partner ? { kind: 'partner', partnerCode: partner.code, url } : null;
}

function ownPath(raw: string, site: string): SafeAddress | null {
  if (!URL.canParse(raw, site)) return null;
  const url = new URL(raw, site);
  if (url.origin !== site || !isPlainPath(url.pathname)) return null;
  return { kind: 'own', path: `${url.pathname}${url.search}${url.hash}` };
}

// A router or proxy in front may decode once more; no decoding may yield another host.
function isPlainPath(path: string): boolean {
  let layer = path;
  for (let depth = 0; depth < 4; depth += 1) {
    if (/^\/[/\\]/.test(layer) || /[\\\p{Cc}]/u.test(layer)) return false;
    const next = decoded(layer);
    if (next === null) return false;
    if (next === layer) return true;
    layer = next;
  }
  return false;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
