// Builds the page that shows a preview alone, for tests that hold it against the PDF: node build.mjs <out directory>
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

// React as users have it: what it checks in tests takes more time than the preview itself.
process.env.NODE_ENV = 'production';
const root = path.dirname(fileURLToPath(import.meta.url));
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  base: './',
  plugins: [react()],
  resolve: { conditions: ['@qicheng/source', ...defaultClientConditions] },
  build: { outDir: path.resolve(process.argv[2]), emptyOutDir: true, assetsInlineLimit: 0 },
});
