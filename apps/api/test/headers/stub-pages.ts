import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pages } from '../../src/pages/pages.middleware.js';

const web = path.resolve(__dirname, '../../../web');

/** The addresses of all pages, as the web's own list has them. */
export const pageAddresses: readonly string[] = [
  '/',
  ...new Set(
    [
      ...readFileSync(path.join(web, 'src/config/paths.ts'), 'utf8').matchAll(
        /(?:path: |aiPath\()'(\/[^']*)'/g,
      ),
    ].map(([, address = '']) => address),
  ),
];

/** Pages without the web's bundle: the same addresses and files, an empty document; `broken` makes one fail. */
export function stubPages(broken: string): Pages {
  return {
    clientDirectory: path.join(web, 'public'),
    isPage: (pathname) => pageAddresses.includes(pathname),
    origin: 'https://qicheng.example',
    listedPages: {
      fixed: ['/'],
      document: (id) => `/document/${id}`,
      course: (id) => `/course/${id}`,
      help: (id) => `/help/${id}`,
    },
    mobileAddress: () => null,
    forget: () => undefined,
    render: (url, { nonce }) =>
      url === broken
        ? Promise.reject(new Error('no such page'))
        : Promise.resolve({
            status: 200,
            head: '',
            html: '',
            document: `<!doctype html><html><head><script nonce="${nonce}"></script></head></html>`,
          }),
  };
}
