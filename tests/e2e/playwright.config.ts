import { defineConfig } from '@playwright/test';
import { browserLibraries, browserProgram, fontconfigFile, siteUrl } from './env.js';
import { filesLeftOut } from './sampled-files.js';

const libraries = browserLibraries();

/** How many times slower than a usual machine this one is, as the launcher measured; at least 1. */
const scale = Math.max(1, Number(process.env.TEST_SPEED_SCALE ?? 1));

// Walks over the site go to a sample of its pages. Workers inherit the seed.
if (process.env.E2E_SEED === undefined) {
  process.env.E2E_SEED = String(Date.now() % 1_000_000);
  process.stdout.write(`E2E_SEED=${process.env.E2E_SEED}\n`);
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // The same program and font draw them everywhere.
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000 * scale,
  // A journey that passes at its second try only is a defect of the site or of the test.
  retries: 0,
  expect: { timeout: 15_000 * scale },
  projects: [
    {
      name: 'journeys',
      testIgnore: ['**/settings/**', '**/faults/**', ...filesLeftOut(import.meta.dirname)],
    },
    // What all pages read: nobody else may be in progress, and they take turns.
    { name: 'settings', testMatch: '**/settings/*.spec.ts', dependencies: ['journeys'], workers: 1 },
    // On services of its own; what it does to the processors is kept from the journeys.
    { name: 'faults', testMatch: '**/faults/*.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  use: {
    baseURL: siteUrl(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A dialog that still grows while it is pressed is another's test; a press must meet what it was aimed at.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each journey for the few that fail takes a sixth of the processor; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // There is none; looking for one at each start costs time.
      args: ['--disable-gpu'],
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
