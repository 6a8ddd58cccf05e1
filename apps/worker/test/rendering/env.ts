import path from 'node:path';
import { timeLimit } from '@qicheng/testing/open-database';
import { WATCHDOG_MS, type ChromiumConfig } from '../../src/resume-export/chromium/chromium-config.js';

const HOW = '由 npm test 设置；单独运行：npm test -- golden';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`没有设置 ${name}（${HOW}）`);
  return value;
}

/** Returns the browser and the fonts that `npm test` prepared. */
export function chromiumConfig(changes: Partial<ChromiumConfig> = {}): ChromiumConfig {
  const libraryPath = process.env.CHROMIUM_LD_LIBRARY_PATH;
  return {
    executablePath: required('PUPPETEER_EXECUTABLE_PATH'),
    fontsDirectory: required('FONTS_DIR'),
    sandbox: process.env.CHROMIUM_SANDBOX !== '0',
    slots: 1,
    watchdogMs: timeLimit(WATCHDOG_MS),
    ...(libraryPath && { libraryPath }),
    ...changes,
  };
}

/** The folder for programs that only tests need. */
export const cacheDirectory = (): string => path.dirname(required('FONTS_DIR'));

/** The folder of the built preview page (set-up.mjs). */
export const previewPage = (): string => required('PREVIEW_PAGE_DIR');
