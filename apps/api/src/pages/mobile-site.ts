import type { Request, RequestHandler } from 'express';

/** Cookie that keeps a phone on the desktop site. */
const cookieName = (secure: boolean) => (secure ? '__Host-pcview' : 'pcview');
const KEPT_MS = 30 * 24 * 3_600_000;
const DESKTOP_VIEW = '/pcview';
const HOME = '/index/index';

/**
 * With the question mark; empty without a query. Every redirect keeps it, because it carries campaigns and
 * invitations.
 */
export const queryOf = ({ originalUrl }: Request): string => /\?.+$/s.exec(originalUrl)?.[0] ?? '';

const isPhone = (agent: string): boolean =>
  /\b(?:iPhone|iPod|Windows Phone|Mobile)\b/i.test(agent) && !/\biPad\b/.test(agent);

const wantsDesktop = (request: Request): boolean =>
  (request.get('cookie') ?? '').split(';').some((part) => part.trim() === `${cookieName(request.secure)}=1`);

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

interface MobileSources {
  /** The operator's setting; empty without a mobile site. */
  mobileSite: () => Promise<string>;
  mobileAddress: (url: string, mobileSite: string) => string | null;
}

/**
 * [decision 32]: redirects phones to the matching page of the mobile site if one is configured. `/pcview`
 * switches back and is remembered.
 */
export function toMobileSite({ mobileSite, mobileAddress }: MobileSources): RequestHandler {
  return (request, response, next) => {
    if (request.path === DESKTOP_VIEW) {
      const secure = request.secure;
      response.cookie(cookieName(secure), '1', {
        maxAge: KEPT_MS,
        httpOnly: true,
        sameSite: 'lax',
        secure,
      });
      return response.set('Cache-Control', 'no-store').redirect(302, HOME + queryOf(request));
    }
    mobileSite()
      .catch(() => '')
      .then((site) => {
        if (site === '') return next();
        response.vary('User-Agent');
        const isOurs = hostOf(site) === request.get('host');
        const stays = isOurs || !isPhone(request.get('user-agent') ?? '') || wantsDesktop(request);
        const address = stays ? null : mobileAddress(request.originalUrl, site);
        if (address === null) return next();
        return response.set('Cache-Control', 'no-store').redirect(302, address);
      })
      .catch(next);
  };
}
