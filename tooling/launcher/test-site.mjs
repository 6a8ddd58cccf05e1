// The whole product for the end-to-end tier: built, on the services of the test run, on a free port.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { productEnvironment } from './environment.mjs';
import { projectRoot } from './home.mjs';
import { freePort } from './ports.mjs';
import { checkEnvironment, migrate, productProcesses, seed, waitUntilReady } from './product.mjs';
import { startTestModel } from './test-model.mjs';

/**
 * @param {{ home: import('./home.mjs').Home, state: import('./state.mjs').State, services: import('./services.mjs').Services,
 *   rendering: Awaited<ReturnType<typeof import('./prepare.mjs').prepareRendering>>, scratch: string,
 *   progress: import('./progress.mjs').Progress, shutdown: import('./shutdown.mjs').Shutdown }} context
 * @returns {Promise<Record<string, string>>} what the tests need to know
 */
export async function startTestSite({ home, state, services, rendering, scratch, progress, shutdown }) {
  const port = await freePort(undefined);
  const site = { host: '127.0.0.1', port, url: `http://localhost:${port}` };
  const metricsPorts = { api: await freePort(undefined), worker: await freePort(undefined) };
  // Ignores the user's settings: the tests provide the whole environment.
  const model = await startTestModel();
  // Each end-to-end test has its own client address, as behind a proxy, so that limits per address are not shared.
  // Other tiers use the same database server, so its time limits are longer than in production.
  const own = { DEMO: '1', TRUSTED_PROXIES: '127.0.0.1', DATABASE_LIMIT_SCALE: '10' };
  const source = { PATH: process.env.PATH, HOME: process.env.HOME, ...own, ...model };
  const env = productEnvironment({ home, state, site, metricsPorts, ...rendering, ...services }, source);
  await checkEnvironment(env);
  await progress.step('准备测试网站', async () => {
    await migrate(services.databaseUrl);
    await seed(env, home, true);
    const { api, worker } = productProcesses({ home, env, say: (text) => progress.line(text, true) });
    shutdown.addFirst(api, worker);
    api.start();
    worker.start();
    await Promise.all([
      waitUntilReady(api, site.host, site.port, '/readyz'),
      waitUntilReady(worker, site.host, metricsPorts.worker, '/healthz'),
    ]);
  });
  const { writeTestFontconfig } = await import(
    pathToFileURL(path.join(projectRoot, 'tooling', 'fonts', 'fontconfig.mjs')).href
  );
  const fontconfig = await writeTestFontconfig(path.join(scratch, 'fontconfig'), rendering.fonts);
  return {
    E2E_URL: site.url,
    E2E_FONTCONFIG: fontconfig,
    E2E_DATABASE_URL: services.databaseUrl,
    E2E_APP_SECRET: env.APP_SECRET,
  };
}
