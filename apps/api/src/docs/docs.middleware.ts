import { createRequire } from 'node:module';
import path from 'node:path';
import { endpointGroups } from '@qicheng/contract/endpoints';
import { openapi } from '@qicheng/contract/kit/openapi';
import express, { type Express } from 'express';
import { nonceOf } from '../kit/security-headers.js';

const require = createRequire(import.meta.url);

/** `/docs`: the OpenAPI document of all contracts and an offline viewer. */
export function mountDocs(app: Express): void {
  // Built on first request: at startup it took a tenth of the time.
  let document: object | undefined;
  const assets = path.dirname(require.resolve('swagger-ui-dist/package.json'));
  app.get(
    '/docs/openapi.json',
    (_request, response) => void response.json((document ??= openapi(endpointGroups))),
  );
  app.get('/docs', (_request, response) => void response.type('html').send(page(nonceOf(response))));
  app.use('/docs/assets', express.static(assets, { index: false, immutable: true, maxAge: '7d' }));
}

const page = (nonce: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
  <meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
  <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  <title>启程接口</title>
  <link rel="stylesheet" href="/docs/assets/swagger-ui.css" />
</head>
<body>
  <div id="reference"></div>
  <script nonce="${nonce}" src="/docs/assets/swagger-ui-bundle.js"></script>
  <script nonce="${nonce}">
    SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#reference', deepLinking: true, tryItOutEnabled: false });
  </script>
</body>
</html>`;
