// Builds a bare React page and serves it, so that product and floor are measured in one browser.
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../tooling/launcher/home.mjs';
import { freePort } from '../../tooling/launcher/ports.mjs';

const web = createRequire(path.join(projectRoot, 'apps/web/package.json'));
const types = { '.html': 'text/html', '.js': 'text/javascript' };

async function build(directory) {
  const { build: bundle } = await import(
    pathToFileURL(path.join(path.dirname(web.resolve('vite/package.json')), 'dist/node/index.js')).href
  );
  await bundle({
    root: path.join(import.meta.dirname, 'echo'),
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^react$/, replacement: web.resolve('react') },
        { find: /^react-dom\/client$/, replacement: web.resolve('react-dom/client') },
      ],
    },
    build: { outDir: directory, emptyOutDir: true, target: 'es2020' },
  });
}

/** @returns {Promise<{ url: string, stop: () => void }>} */
export async function startEcho() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-echo-'));
  await build(directory);
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(directory, pathname === '/' ? 'index.html' : path.normalize(pathname));
    if (!file.startsWith(directory) || !fs.existsSync(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' })
      .end(fs.readFileSync(file));
  });
  const port = await freePort(undefined);
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const stop = () => {
    server.close();
    fs.rmSync(directory, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
