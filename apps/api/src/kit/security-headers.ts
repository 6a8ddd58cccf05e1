import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const SHARE_PATHS = new Set(['/resume/share', '/make_resume/getInfoByMakeResumeId_share']);
const OWN_CALLS = '/api/resume/share/';

/**
 * For the share page and all its calls, including refusals: no caching, no indexing, and no referrer, because
 * the URL contains the token [SH4].
 */
const shareHeaders: RequestHandler = (request, response, next) => {
  if (SHARE_PATHS.has(request.path) || request.path.startsWith(OWN_CALLS)) {
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Referrer-Policy': 'no-referrer',
    });
  }
  next();
};

/** The nonce of this response's page; all our script and style elements carry it. */
export const nonceOf = (response: Response): string => String(response.locals.nonce);

/** Nothing here needs device access or location, so injected scripts must not get it either. */
const NO_DEVICES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

interface PolicyInputs {
  secure: boolean;
  /** Image hosts that an operator allowed. */
  imageHosts: () => Promise<string[]>;
}

const takesPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

// The parts of the policy that differ between responses are placeholders.
const NONCE = '{nonce}';
const IMAGE_HOSTS = '{image-hosts}';
const POLICY = 'Content-Security-Policy';

/**
 * Headers of every response. Style attributes are allowed because React's server markup uses them; style and
 * script elements need the nonce.
 */
const helmetOf = (secure: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [`'nonce-${NONCE}'`, "'strict-dynamic'"],
        styleSrcElem: ["'self'", `'nonce-${NONCE}'`],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', IMAGE_HOSTS],
        // Courses play the site's own videos.
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });

/**
 * helmet's headers, by name, computed once: per response its fifteen middlewares cost as much as parsing the
 * body.
 */
function headersOf(secure: boolean): Map<string, string> {
  const headers = new Map([['Permissions-Policy', NO_DEVICES]]);
  const answer: Pick<ServerResponse, 'removeHeader'> & { setHeader(name: string, value: string): void } = {
    setHeader: (name, value) => void headers.set(name, value),
    removeHeader: () => undefined,
  };
  helmetOf(secure)({} as Request, answer as unknown as Response, (error?: unknown) => {
    if (error instanceof Error) throw error;
  });
  return headers;
}

const NONCE_BYTES = 16;
const NONCES_AT_ONCE = 256;

/** Nonces; their random bytes are drawn for many at a time, because a draw costs the same for one. */
function nonceSource(): () => string {
  let bytes = Buffer.alloc(0);
  let used = 0;
  return () => {
    if (used === bytes.length) {
      bytes = randomBytes(NONCE_BYTES * NONCES_AT_ONCE);
      used = 0;
    }
    used += NONCE_BYTES;
    return bytes.toString('base64', used - NONCE_BYTES, used);
  };
}

/** Sets the headers and the nonce of every response. */
export function securityHeaders({ secure, imageHosts }: PolicyInputs): RequestHandler[] {
  const headers = headersOf(secure);
  const policy = headers.get(POLICY) ?? '';
  headers.delete(POLICY);
  const policyFor = (hosts: string[]): string[] =>
    policy.replace(` ${IMAGE_HOSTS}`, hosts.map((host) => ` ${host}`).join('')).split(NONCE);
  const withoutHosts = policyFor([]);
  const nextNonce = nonceSource();
  const setAll = (response: Response, aroundNonces: string[]): void => {
    const nonce = nextNonce();
    response.locals.nonce = nonce;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader(POLICY, aroundNonces.join(nonce));
  };
  return [
    (request, response, next) => {
      if (!takesPage(request)) {
        setAll(response, withoutHosts);
        return next();
      }
      imageHosts()
        // If the setting cannot be read, the page works without external images.
        .catch(() => [])
        .then((hosts) => {
          setAll(response, policyFor(hosts));
          next();
        })
        .catch(next);
    },
    shareHeaders,
  ];
}
