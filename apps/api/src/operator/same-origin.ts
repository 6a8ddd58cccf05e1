import type { Request } from 'express';

/**
 * Whether a form comes from a page of this site. Browsers send Origin with every form, so a request without
 * it is rejected. The host is compared too, because the site may have several host names.
 */
export function isSameOrigin(request: Request, appUrl: string): boolean {
  const origin = request.get('origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(appUrl).origin || new URL(origin).host === request.get('host');
}
