import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

type Render = (typeof import('../src/entry-server.js'))['render'];

/** [decision 3]: a GET that accepts HTML is the page; any other request to the same address is a call. */
const wantsPage = (request: Connect.IncomingMessage) =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');

const isAsset = (url: string) => /^\/(@|src\/|node_modules\/|\.vite\/)|\.[a-z0-9]+(\?|$)/i.test(url);

const serverPages = /^\/(api|ops|docs|dev|healthz|readyz)(\/|$)/;

function forward(request: Connect.IncomingMessage, response: http.ServerResponse, target: string) {
  const upstream = http.request(
    new URL(request.url ?? '/', target),
    { method: request.method, headers: { ...request.headers, host: new URL(target).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.writeHead(502).end());
  request.pipe(upstream);
}

async function servePage(
  server: ViteDevServer,
  { url, apiUrl }: { url: string; apiUrl: string },
  response: http.ServerResponse,
) {
  const shell = fs.readFileSync(path.join(server.config.root, 'index.html'), 'utf8');
  const template = await server.transformIndexHtml(url, shell);
  const { render } = (await server.ssrLoadModule('/src/entry-server.tsx')) as { render: Render };
  const page = await render({ url, nonce: 'dev', now: new Date(), siteInfo: null, apiUrl });
  if (page.location) return response.writeHead(page.status, { location: page.location }).end();
  response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' });
  return response.end(
    template
      .replace('<!--app-head-->', () => page.head)
      .replace('<!--app-html-->', () => page.html)
      .replaceAll('__NONCE__', 'dev'),
  );
}

/** Development: pages are rendered on the server as in production, calls go to the API process. */
export function devPages(apiAddress: string): Plugin {
  return {
    name: 'qicheng-dev-pages',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const url = request.url ?? '/';
        if (serverPages.test(url)) return forward(request, response, apiAddress);
        if (isAsset(url)) return next();
        if (!wantsPage(request)) return forward(request, response, apiAddress);
        servePage(server, { url, apiUrl: apiAddress }, response).catch(next);
      });
    },
  };
}
