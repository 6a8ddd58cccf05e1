import { defineConfig } from '@playwright/test';
import { browserLibraries, browserProgram, fontconfigFile, siteUrl } from './env.js';
import { filesLeftOut } from './sampled-files.js';

const libraries = browserLibraries();

/** How many times slower this machine is than the reference, as the launcher measured; at least 1. */
const scale = Math.max(1, Number(process.env.TEST_SPEED_SCALE ?? 1));

// Tests that visit many pages take a sample of them. Workers inherit the seed.
if (process.env.E2E_SEED === undefined) {
  process.env.E2E_SEED = String(Date.now() % 1_000_000);
  process.stdout.write(`E2E_SEED=${process.env.E2E_SEED}\n`);
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  // One set of snapshots for all platforms: browser and font are the same everywhere.
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000 * scale,
  // No retries: a test that passes only on the second attempt hides a defect.
  retries: 0,
  expect: { timeout: 15_000 * scale },
  projects: [
    {
      name: 'journeys',
      testIgnore: ['**/settings/**', '**/faults/**', ...filesLeftOut(import.meta.dirname)],
    },
    // These change settings that all pages read, so they run alone and one after another.
    { name: 'settings', testMatch: '**/settings/*.spec.ts', dependencies: ['journeys'], workers: 1 },
    // Runs on its own services, after the others, because it takes much CPU time.
    { name: 'faults', testMatch: '**/faults/*.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  use: {
    baseURL: siteUrl(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A click could miss a dialog that is still animating, so animations are off here.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace of every test costs a sixth of the CPU time; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // There is no GPU; probing for one at each start costs time.
      args: ['--disable-gpu'],
      executablePath: browserProgram(),
      // Only the project's own Chinese font: a bare machine has none.
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        LANG: 'zh_CN.UTF-8',
        FONTCONFIG_FILE: fontconfigFile(),
        ...(libraries && { LD_LIBRARY_PATH: libraries }),
      },
    },
  },
});
