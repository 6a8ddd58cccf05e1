// The built site on benchmark services: one API, one worker, demo accounts, a free port.
import { productEnvironment } from '../../tooling/launcher/environment.mjs';
import { freePort } from '../../tooling/launcher/ports.mjs';
import {
  checkEnvironment,
  migrate,
  productProcesses,
  seed,
  waitUntilReady,
} from '../../tooling/launcher/product.mjs';
import { startTestModel } from '../../tooling/launcher/test-model.mjs';

const NO_DAILY_LIMIT = { MODEL_DAILY_CALLS: '999999', MODEL_DAILY_YUAN: '999999' };

/**
 * @typedef {{ url: string, env: Record<string, string>, api:
 * import('../../tooling/launcher/supervised.mjs').Supervised,
 * worker: import('../../tooling/launcher/supervised.mjs').Supervised, ready: () => Promise<void>,
 * another: (app: 'api' | 'worker') => Promise<string> }} Site `another` starts one more process and returns its address
 */

/**
 * @param {object} context existing services; `model` starts a language model stub, `own` is the benchmark's environment
 * @returns {Promise<Site>}
 */
export async function startSite({ home, state, services, rendering, progress, shutdown, model, own }) {
  const port = await freePort(undefined);
  const site = { host: '127.0.0.1', port, url: `http://127.0.0.1:${port}` };
  const metricsPorts = { api: await freePort(undefined), worker: await freePort(undefined) };
  // The benchmark is the trusted proxy and may set the client address of a request.
  const source = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DEMO: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...(model && { ...(await startTestModel(model)), ...NO_DAILY_LIMIT }),
  };
  const parts = { home, state, site, metricsPorts, ...rendering, ...services };
  const env = { ...productEnvironment(parts, source), ...own };
  await checkEnvironment(env);
  return progress.step('启动网站', async () => {
    await migrate(services.databaseUrl);
    await seed(env, home, true);
    const { api, worker } = productProcesses({ home, env, say: () => {} });
    shutdown.addFirst(api, worker);
    api.start();
    worker.start();
    const ready = async () => {
      await waitUntilReady(api, site.host, port, '/readyz');
      await waitUntilReady(worker, site.host, metricsPorts.worker, '/healthz');
    };
    await ready();
    const another = async (app) => {
      const [own, metrics] = [await freePort(undefined), await freePort(undefined)].map(String);
      const ports = { PORT: own, METRICS_PORT: metrics, WORKER_METRICS_PORT: metrics };
      const more = productProcesses({ home, env: { ...env, ...ports }, say: () => {} })[app];
      shutdown.addFirst(more);
      more.start();
      const [port, route] = app === 'api' ? [own, '/readyz'] : [metrics, '/healthz'];
      await waitUntilReady(more, site.host, Number(port), route);
      return `http://${site.host}:${own}`;
    };
    return { url: site.url, env, api, worker, ready, another };
  });
}
