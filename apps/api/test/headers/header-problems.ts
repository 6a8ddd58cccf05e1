import { cookieNames } from '@qicheng/contract/browser/cookie-names';

const ALLOWED_REFERRER = ['no-referrer', 'strict-origin-when-cross-origin'];
const SCRIPT_READABLE = new Set<string>(Object.values(cookieNames));
const TEXTUAL = /^(text\/|application\/(json|javascript|xml))/;
const FIXED: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Parses a policy into its directives. */
export function directivesOf(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

function policyProblems(policy: string): string[] {
  const directives = directivesOf(policy);
  const only = (name: string, source: string): string[] =>
    directives.get(name)?.join(' ') === source ? [] : [`csp ${name}`];
  const scripts = directives.get('script-src') ?? [];
  return [
    ...['default-src', 'object-src', 'base-uri', 'frame-ancestors'].flatMap((name) => only(name, "'none'")),
    ...only('form-action', "'self'"),
    ...only('connect-src', "'self'"),
    ...(scripts.length === 2 && /^'nonce-[\w+/]{22}=='$/.test(scripts[0] ?? '') ? [] : ['csp nonce']),
    ...[...directives]
      .filter(([name]) => name !== 'style-src-attr')
      .filter(([, sources]) => sources.some((source) => /unsafe|\*|^https?:$/.test(source)))
      .map(([name]) => `csp ${name} is lax`),
  ];
}

/** Checks that a cookie is Secure and SameSite, and HttpOnly except for those of [decision 17]. */
export function cookieProblems(line: string): string[] {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const name = pair.slice(0, pair.indexOf('='));
  const has = (pattern: RegExp) => attributes.some((attribute) => pattern.test(attribute));
  return [
    ...(has(/^Secure$/) ? [] : ['Secure']),
    ...(has(/^SameSite=(Strict|Lax)$/) ? [] : ['SameSite']),
    ...(has(/^Path=\/$/) ? [] : ['Path']),
    ...(SCRIPT_READABLE.has(name) || has(/^HttpOnly$/) ? [] : ['HttpOnly']),
    ...(SCRIPT_READABLE.has(name) || name.startsWith('__Host-') ? [] : ['__Host-']),
    ...(line.length < 4096 ? [] : ['length']),
  ].map((missing) => `cookie ${name} lacks ${missing}`);
}

/** Returns missing or too permissive headers of a response over TLS [AD2]. */
export function headerProblems({ headers }: Response, mayBeKept: boolean): string[] {
  // The charset of an uploaded file is unknown; the file is saved, not displayed.
  const isSaved = (headers.get('content-disposition') ?? '').startsWith('attachment');
  const type = isSaved ? null : headers.get('content-type');
  const keeps = headers.get('cache-control') ?? '';
  return [
    ...policyProblems(headers.get('content-security-policy') ?? ''),
    ...Object.entries(FIXED).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name])),
    ...(ALLOWED_REFERRER.includes(headers.get('referrer-policy') ?? '') ? [] : ['referrer-policy']),
    ...(/camera=\(\).*microphone=\(\)/.test(headers.get('permissions-policy') ?? '')
      ? []
      : ['permissions-policy']),
    ...['access-control-allow-origin', 'x-powered-by', 'server'].filter((name) => headers.has(name)),
    ...(mayBeKept || keeps === 'no-store' ? [] : [`cache-control ${keeps}`]),
    ...(type !== null && TEXTUAL.test(type) && !/charset=utf-8/i.test(type) ? [`charset of ${type}`] : []),
    ...headers.getSetCookie().flatMap(cookieProblems),
  ];
}
