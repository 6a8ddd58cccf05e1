import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { clientManifest } from './build/client-manifest.js';
import { devPages } from './build/dev-pages.js';
import { precompress } from './build/precompress.js';
import { recentAssets } from './build/recent-assets.js';
import { templateStills } from './build/template-stills.js';

const webRoot = path.dirname(fileURLToPath(import.meta.url));
const SOURCE = '@qicheng/source';
/**
 * What several designs share is one file: otherwise each design would be a dozen small ones. A group takes the imports of
 * its modules too, except those of an earlier group, which pages without a renderer need.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/react\//, priority: 3 },
  { name: 'catalog', test: /packages\/templates\/src\/catalog\.ts/, priority: 2 },
  { name: 'designs', test: /packages\/templates\/src\/(shared|typeset)\//, priority: 1 },
];

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const environment = loadEnv(mode, webRoot, '');
  return {
    root: webRoot,
    appType: 'custom',
    plugins: [
      react(),
      clientManifest(webRoot),
      recentAssets(path.join(webRoot, isSsrBuild ? 'dist/server/assets' : 'dist/client/assets')),
      templateStills(webRoot, [SOURCE, ...defaultServerConditions]),
      devPages(environment.WEB_DEV_API ?? 'http://127.0.0.1:3000'),
      // Visitors on the own machine do not notice the difference; images are built with `WEB_COMPRESSION=best`.
      ...(isSsrBuild
        ? []
        : [
            precompress(
              path.join(webRoot, 'dist/client'),
              environment.WEB_COMPRESSION === 'best' ? 'best' : 'fast',
            ),
          ]),
    ],
    html: { cspNonce: '__NONCE__' },
    // The server's process may run as development; its pages are drawn by the program that browsers get.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    // The server bundle carries its dependencies, so the api process needs none of the web's packages; in development
    // CommonJS ones (react) must stay outside.
    ssr: {
      noExternal: command === 'build' ? true : [],
      resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    },
    server: { port: Number(environment.WEB_DEV_PORT ?? 5173) },
    build: {
      target: 'es2020',
      outDir: isSsrBuild ? 'dist/server' : 'dist/client',
      // Assets of the build before stay for a day (recentAssets); all other files are overwritten.
      emptyOutDir: false,
      manifest: !isSsrBuild,
      assetsInlineLimit: 0,
      copyPublicDir: !isSsrBuild,
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } }),
    },
  };
});
