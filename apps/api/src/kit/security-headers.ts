import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';

const SHARE_PATHS = new Set(['/resume/share', '/make_resume/getInfoByMakeResumeId_share']);
const OWN_CALLS = '/api/resume/share/';

/**
 * On the page of a share and on all its calls, refusals included: no copy is kept, no search engine lists it, and the
 * address, which holds the token, is told to nobody [SH4].
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

/** The nonce of this answer's page; every script and style element of ours carries it. */
export const nonceOf = (response: Response): string => String(response.locals.nonce);

/** Nothing here needs a device or a place, so no script that got in shall ask for one. */
const NO_DEVICES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

interface PolicyInputs {
  secure: boolean;
  /** Other sites whose images an operator put on the pages. */
  imageHosts: () => Promise<string[]>;
}

const takesPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

// What differs from answer to answer stands in the policy as a name.
const NONCE = '{nonce}';
const IMAGE_HOSTS = '{image-hosts}';
const POLICY = 'Content-Security-Policy';

/**
 * Headers of every answer. Style attributes are allowed because React's server markup has them; style and
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
        // Courses play the films of the site.
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

/** What helmet sets, by name. It is asked once: run for each answer, its fifteen steps cost as much as reading the body. */
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

/** Gives every answer its headers, and its nonce. */
export function securityHeaders({ secure, imageHosts }: PolicyInputs): RequestHandler[] {
  const headers = headersOf(secure);
  const policy = headers.get(POLICY) ?? '';
  headers.delete(POLICY);
  const setAll = (response: Response, hosts: string[]): void => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader(
      POLICY,
      policy.replaceAll(NONCE, nonce).replace(` ${IMAGE_HOSTS}`, hosts.map((host) => ` ${host}`).join('')),
    );
  };
  return [
    (request, response, next) => {
      if (!takesPage(request)) {
        setAll(response, []);
        return next();
      }
      imageHosts()
        // A page without a foreign picture is better than none.
        .catch(() => [])
        .then((hosts) => {
          setAll(response, hosts);
          next();
        })
        .catch(next);
    },
    shareHeaders,
  ];
}
