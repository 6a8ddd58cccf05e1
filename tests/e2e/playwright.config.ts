import { defineConfig } from '@playwright/test';
import { browserLibraries, browserProgram, fontconfigFile, siteUrl } from './env.js';

const libraries = browserLibraries();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results',
  // The site keeps one limit per address and per phone, so journeys run one after the other.
  workers: 1,
  timeout: 60_000,
  // A journey that needs its second try is told as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  use: {
    baseURL: siteUrl(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A dialog that still grows while it is pressed is another's test; a press must meet what it was aimed at.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserProgram(),
      // The project's own Chinese font and no other: a bare machine has none.
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        LANG: 'zh_CN.UTF-8',
        FONTCONFIG_FILE: fontconfigFile(),
        ...(libraries && { LD_LIBRARY_PATH: libraries }),
      },
    },
  },
});
