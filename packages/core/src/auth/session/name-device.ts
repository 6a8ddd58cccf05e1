import { describeBrowser } from './describe-browser.js';

/** Browser and system in words, as `Chrome · Windows`; empty where nothing is known. */
export function nameDevice(userAgent: string | undefined): string {
  const { browser, system } = describeBrowser(userAgent ?? '');
  return [browser, system].filter((part) => part !== '').join(' · ');
}
