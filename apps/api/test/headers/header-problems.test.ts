import { headerProblems } from './header-problems.js';

const POLICY =
  "default-src 'none';script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA==' 'strict-dynamic';style-src-attr 'unsafe-inline';" +
  "connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
const STRICT = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=()',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};
const problemsWith = (headers: Record<string, string>) =>
  headerProblems(new Response('', { headers: { ...STRICT, ...headers } }), false);
const cookie = '__Host-a=1; Path=/; Secure; HttpOnly; SameSite=Strict';

describe('the header check', () => {
  it('accepts a strict response', () => {
    expect(problemsWith({ 'set-cookie': cookie })).toEqual([]);
  });

  it.each(Object.keys(STRICT).filter((name) => name !== 'content-type'))('reports a missing %s', (name) => {
    expect(problemsWith({ [name]: '' })).not.toEqual([]);
  });

  it.each([
    ['a script without a nonce', { 'content-security-policy': POLICY.replace(/'nonce-[^']+'/, "'self'") }],
    ['eval', { 'content-security-policy': POLICY.replace("'strict-dynamic'", "'unsafe-eval'") }],
    ['inline styles', { 'content-security-policy': `${POLICY};style-src-elem 'unsafe-inline'` }],
    ['any host', { 'content-security-policy': `${POLICY};img-src *` }],
    ['frames', { 'content-security-policy': POLICY.replace(";frame-ancestors 'none'", '') }],
    ['half a year of HSTS', { 'strict-transport-security': 'max-age=15552000' }],
    ['a full referrer', { 'referrer-policy': 'unsafe-url' }],
    ['another origin', { 'access-control-allow-origin': 'https://evil.example' }],
    ['the framework', { 'x-powered-by': 'Express' }],
    ['a cache', { 'cache-control': 'no-cache' }],
    ['no charset', { 'content-type': 'text/html' }],
    ['a cookie over HTTP', { 'set-cookie': cookie.replace(' Secure;', '') }],
    ['a cookie for scripts', { 'set-cookie': cookie.replace(' HttpOnly;', '') }],
    ['a cookie for any site', { 'set-cookie': cookie.replace('Strict', 'None') }],
    ['a cookie for the whole domain', { 'set-cookie': cookie.replace('__Host-', '') }],
  ])('reports %s', (_name, headers) => {
    expect(problemsWith(headers as Record<string, string>)).toHaveLength(1);
  });
});
