import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { routes } from './routes.js';

/** Loads the lazy pages of the current address, so that the first render matches the server's HTML. */
async function loadPresentPage(address: Location): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = (await route.lazy()) as Partial<RouteObject>;
      Object.assign(route, module, { lazy: undefined });
    }),
  );
}

/** Creates the router with the data that the server has loaded already. */
export async function createRouter(loaderData: Record<string, unknown> | undefined) {
  await loadPresentPage(window.location);
  return createBrowserRouter(routes, loaderData ? { hydrationData: { loaderData } } : {});
}
