// The services for a short command: those of the running site, or temporary embedded ones.
import path from 'node:path';
import { given, productEnvironment, siteAddress } from './environment.mjs';
import { postgresUrl } from './postgres.mjs';
import { preparedRendering } from './prepared-rendering.mjs';
import { redisUrl } from './redis.mjs';
import { startServices } from './services.mjs';
import { holdHome, readHolder } from './single-run.mjs';
import { openState } from './state.mjs';

/**
 * @param {{ home: import('./home.mjs').Home, progress: import('./progress.mjs').Progress, shutdown: import('./shutdown.mjs').Shutdown }} options
 * @returns {Promise<Record<string, string>>} the environment of the command
 */
export async function borrowServices({ home, progress, shutdown }) {
  const state = openState(home.root);
  const site = siteAddress();
  const services = readHolder(path.join(home.root, 'launcher.json'))
    ? {
        databaseUrl: given('DATABASE_URL') ?? postgresUrl(state, 'qicheng'),
        redisUrl: given('REDIS_URL') ?? redisUrl(state),
      }
    : await startForCommand({ home, state, site, progress, shutdown });
  const metricsPorts = { api: 9464, worker: 9465 };
  const rendering = preparedRendering(home.cache);
  return productEnvironment({ home, state, site, metricsPorts, ...rendering, ...services });
}

async function startForCommand({ home, state, site, progress, shutdown }) {
  holdHome(home.root, site.url);
  return startServices({
    home,
    state,
    stateDirectory: home.root,
    progress,
    onService: (one) => shutdown.add(one),
  });
}
