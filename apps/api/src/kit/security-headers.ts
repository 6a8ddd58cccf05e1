import { randomBytes } from 'node:crypto';
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

/**
 * Headers of every answer. Style attributes are allowed because React's server markup has them; style and
 * script elements need the nonce.
 */
export function securityHeaders({ secure, imageHosts }: PolicyInputs): RequestHandler[] {
  const nonceSource = (_request: unknown, response: unknown): string =>
    `'nonce-${nonceOf(response as Response)}'`;
  const imageSources = (_request: unknown, response: unknown): string =>
    ['data:', 'blob:', ...((response as Response).locals.imageHosts as string[])].join(' ');
  return [
    (request, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64');
      response.locals.imageHosts = [];
      if (!takesPage(request)) return next();
      imageHosts()
        // A page without a foreign picture is better than none.
        .catch(() => [])
        .then((hosts) => {
          response.locals.imageHosts = hosts;
          next();
        })
        .catch(next);
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: [nonceSource, "'strict-dynamic'"],
          styleSrcElem: ["'self'", nonceSource],
          styleSrcAttr: ["'unsafe-inline'"],
          imgSrc: ["'self'", imageSources],
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
    }),
    (_request, response, next) => {
      response.set('Permissions-Policy', NO_DEVICES);
      next();
    },
    shareHeaders,
  ];
}
