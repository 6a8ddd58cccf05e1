// A processor profile of the API under one flow, in the format of Chromium's tools and speedscope.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drive } from './load.mjs';
import { preload } from './preload.mjs';
import { profileOf } from './profile-file.mjs';

const SECONDS = 5;
const WRITTEN_LIMIT_MS = 30_000;

/** The environment of a process that can be profiled. */
export const PROFILES_ITSELF = preload(path.join(import.meta.dirname, 'profile-on-signal.mjs'));

/** Writes `<folder>/<flow>.cpuprofile` and returns its path. */
export async function profiled({ flow, site, folder }) {
  await flow.before?.();
  const { connections, accepts, ours: shot } = flow;
  const { child } = site.api;
  child.kill('SIGUSR2');
  const { times } = await drive({ url: site.url, connections, seconds: SECONDS, shot, accepts });
  child.kill('SIGUSR2');
  const written = profileOf(child.pid);
  for (const until = Date.now() + WRITTEN_LIMIT_MS; !fs.existsSync(written); await pause(50)) {
    if (Date.now() > until) throw new Error('the API wrote no profile');
  }
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${flow.name.replaceAll(' ', '-')}.cpuprofile`);
  fs.copyFileSync(written, file);
  fs.rmSync(written);
  return `${file}: ${times.length} requests`;
}
