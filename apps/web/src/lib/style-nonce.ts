import { createContext } from 'react';

/** The response's nonce during server rendering; null in the browser, where markup needs none. */
export const StyleNonceContext = createContext<string | null>(null);

/**
 * The nonce of this page's content security policy; the build puts it into a meta element (vite
 * `html.cspNonce`).
 */
export function styleNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}
