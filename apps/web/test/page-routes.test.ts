import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@qicheng/contract/endpoints';
import { pageRoutes } from '../src/config/paths.js';

const specified = readFileSync(path.resolve(__dirname, '../../../docs/wire/paths.txt'), 'utf8')
  .trim()
  .split('\n');

// Addresses of the server that are neither pages of the web nor calls.
const SERVER_ONLY = /^\/(api|ops|docs|dev|assets|healthz|readyz)(\/|$)/;

describe('pages beside calls [decision 3]', () => {
  it('gives each page one address', () => {
    expect(new Set(pageRoutes).size).toBe(pageRoutes.length);
  });

  it('shares an address with calls by POST only, so that a GET is always the page', () => {
    const gets = [...endpoints.map(({ route }) => route as string), ...specified]
      .filter((route) => route.startsWith('GET '))
      .map((route) => route.slice(4));
    expect(pageRoutes.filter((page) => gets.includes(page))).toEqual([]);
  });

  it('stays out of the addresses that belong to the server', () => {
    expect(pageRoutes.filter((page) => SERVER_ONLY.test(page))).toEqual([]);
  });
});
