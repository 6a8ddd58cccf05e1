import * as bowser from 'bowser';

type Device = 'desktop' | 'mobile' | 'tablet' | 'unknown';
const DEVICES: readonly string[] = ['desktop', 'mobile', 'tablet'];
const isDevice = (name: string | undefined): name is Device => name !== undefined && DEVICES.includes(name);

/** What a browser says of itself, as a person recognises it; empty where it says nothing. */
export function describeBrowser(userAgent: string): { browser: string; system: string; device: Device } {
  if (userAgent === '') return { browser: '', system: '', device: 'unknown' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: browser.name ?? '',
    system: os.name ?? '',
    device: isDevice(platform.type) ? platform.type : 'unknown',
  };
}

/** Browser and system in words, as `Chrome · Windows`; empty where nothing is known. */
export function nameDevice(userAgent: string | undefined): string {
  const { browser, system } = describeBrowser(userAgent ?? '');
  return [browser, system].filter((part) => part !== '').join(' · ');
}
