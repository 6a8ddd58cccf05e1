// The prepared browser for a benchmark or a look at pages.

/**
 * @param {import('@playwright/test').BrowserType} chromium
 * @param {import('../../tooling/launcher/prepared-rendering.mjs').Rendering} rendering
 * @param {{ fontconfig?: string, args?: readonly string[] }} [more]
 */
export const launchBrowser = (chromium, { browser }, { fontconfig, args = [] } = {}) =>
  chromium.launch({
    executablePath: browser.program,
    args: [
      '--disable-gpu',
      ...args,
      ...(browser.isSandboxed && process.getuid?.() !== 0 ? [] : ['--no-sandbox']),
    ],
    env: {
      PATH: process.env.PATH ?? '',
      LANG: 'zh_CN.UTF-8',
      ...(fontconfig !== undefined && { FONTCONFIG_FILE: fontconfig }),
      ...(browser.libraries.length > 0 && { LD_LIBRARY_PATH: browser.libraries.join(':') }),
    },
  });
