import type { RequestHandler } from 'express';

const SHARE_PATHS = new Set(['/resume/share', '/make_resume/getInfoByMakeResumeId_share']);
const OWN_CALLS = '/api/resume/share/';

/**
 * On the page of a share and on all its calls, refusals included: no copy is kept, no search engine lists it, and the
 * address, which holds the token, is told to nobody [SH4].
 */
export const shareHeaders: RequestHandler = (request, response, next) => {
  if (SHARE_PATHS.has(request.path) || request.path.startsWith(OWN_CALLS)) {
    response.set({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Referrer-Policy': 'no-referrer',
    });
  }
  next();
};
