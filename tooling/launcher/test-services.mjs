// The temporary database and Redis of a test run, and those that `pnpm test:services` keeps running for several runs.
import fs from 'node:fs';
import path from 'node:path';
import { startServices } from './services.mjs';
import { holdHome, readHolder } from './single-run.mjs';
import { openState } from './state.mjs';

const folderOf = (home) => path.join(home.root, 'test-services');
const addressesOf = (home) => path.join(folderOf(home), 'addresses.json');

/**
 * Starts private services; their data is deleted with `scratch`.
 * @param {{ home: import('./home.mjs').Home, scratch: string, progress: import('./progress.mjs').Progress, shutdown: import('./shutdown.mjs').Shutdown }} options
 */
export async function startTestServices({ home, scratch, progress, shutdown }) {
  const state = openState(scratch);
  const services = await startServices({
    home,
    state,
    stateDirectory: scratch,
    progress,
    isThrowAway: true,
    onService: (one) => shutdown.add(one),
  });
  return { state, services };
}

/**
 * The environment variables that describe the services to tests.
 * @param {import('./services.mjs').Services} services @returns {Record<string, string>}
 */
export const testAddresses = ({ serverUrl = '', redisUrl }) => ({
  TEST_DATABASE_URL: serverUrl,
  TEST_REDIS_URL: redisUrl,
});

/**
 * Returns the addresses of services that another process keeps running.
 * @param {import('./home.mjs').Home} home @returns {Record<string, string> | null}
 */
export function keptTestAddresses(home) {
  const file = addressesOf(home);
  if (!readHolder(path.join(folderOf(home), 'launcher.json')) || !fs.existsSync(file)) return null;
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/**
 * Starts services and publishes their addresses until this process exits.
 * @param {Parameters<typeof startTestServices>[0]} options
 */
export async function keepTestServices(options) {
  const { home } = options;
  fs.mkdirSync(folderOf(home), { recursive: true });
  holdHome(folderOf(home), 'pnpm test:services');
  const file = addressesOf(home);
  process.on('exit', () => fs.rmSync(file, { force: true }));
  const { services } = await startTestServices(options);
  fs.writeFileSync(file, JSON.stringify(testAddresses(services)), { mode: 0o600 });
}
