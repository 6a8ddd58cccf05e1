import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pages } from '../../src/pages/pages.middleware.js';

const web = path.resolve(__dirname, '../../../web');

/** The paths of all pages, read from the web app's list. */
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

/** Stubs the pages without the web bundle: same paths and files, empty documents; `broken` is a page that fails. */
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
    clear: () => undefined,
    render: (url, { nonce }) =>
      url === broken
        ? Promise.reject(new Error('no such page'))
        : Promise.resolve({
            status: pageAddresses.includes(new URL(url, 'http://x').pathname) ? 200 : 404,
            head: '',
            html: '',
            document: `<!doctype html><html><head><script nonce="${nonce}"></script></head></html>`,
          }),
  };
}
