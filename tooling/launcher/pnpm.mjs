import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './home.mjs';
import { run } from './run.mjs';

const manifest = () => JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));

/**
 * Runs pnpm in the version of package.json through npx: only npm is required, and npx puts pnpm on
 * PATH, where turbo looks for it. npx starts in the folder for temporary files: in a project it would first read all
 * installed packages, which takes seconds.
 * @param {string[]} args @param {Parameters<typeof run>[2]} [options] `cwd` is pnpm's
 */
export function pnpm(args, { cwd = projectRoot, env, ...options } = {}) {
  const isWindows = process.platform === 'win32';
  return run(
    isWindows ? 'npx.cmd' : 'npx',
    ['-y', manifest().packageManager, '-C', isWindows ? `"${cwd}"` : cwd, ...args],
    {
      shell: isWindows,
      ...options,
      cwd: os.tmpdir(),
      env: { ...toolEnvironment(), ...env },
    },
  );
}

/** The environment of build tools: no prompts, no browser or engine downloads, no telemetry. */
export function toolEnvironment() {
  // `undefined` removes it: with NODE_ENV=production pnpm would omit what the build needs.
  return {
    ...process.env,
    NODE_ENV: undefined,
    CI: '1',
    PUPPETEER_SKIP_DOWNLOAD: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    // Any existing file stops Prisma from downloading its native engine; `generate` never runs it.
    PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
}
