/** The nonce of this page's content policy; the build puts it on a meta element (vite `html.cspNonce`). */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}
