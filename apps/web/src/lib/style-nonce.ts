import { createContext } from 'react';

/** The response's nonce while the server renders; null in the browser, where nothing needs it in markup. */
export const StyleNonceContext = createContext<string | null>(null);

/** The nonce of this page's content policy; the build puts it on a meta element (vite `html.cspNonce`). */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}
