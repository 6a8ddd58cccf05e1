const FILES = '/api/files';
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The file that a link of ours names; null for any other address. Nothing is ever fetched: the id is looked up among
 * the caller's own files [UP7].
 */
export function fileIdOfLink(link: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  if (!link.startsWith(`${FILES}?`) && !link.startsWith(`${site.origin}${FILES}?`)) return null;
  const url = URL.canParse(link, site) ? new URL(link, site) : null;
  if (url === null || url.origin !== site.origin || url.pathname !== FILES) return null;
  const id = url.searchParams.get('id') ?? '';
  return ID.test(id) ? id : null;
}
