import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { mountPages } from './pages.middleware.js';

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  const pages = {
    clientDirectory: path.resolve(__dirname, '../../../web/public'),
    isPage: (pathname: string) => pathname === '/',
    render: () => Promise.resolve({ status: 200, head: '', html: '', document: '<!doctype html>' }),
  };
  mountPages(app, { pages, siteInfo: () => Promise.resolve(null), apiUrl: () => url });
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('the files of the site', () => {
  it('keep crawlers out of calls, operations and private pages', async () => {
    const answer = await fetch(`${url}/robots.txt`);
    expect(answer.status).toBe(200);
    const rules = (await answer.text()).split('\n');
    for (const closed of ['/api', '/ops', '/dev', '/personal', '/resume/edit'])
      expect(rules).toContain(`Disallow: ${closed}`);
    expect(rules).toContain('Allow: /');
  });

  it.each([
    ['text/html', '/', 200],
    ['*/*', '/', 200],
    ['application/json', '/', 404],
    ['*/*', '/call', 404],
  ])('answer who accepts %s at %s with %d', async (accept, address, status) => {
    const answer = await fetch(url + address, { headers: { accept }, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect((await answer.text()) === '<!doctype html>').toBe(status === 200);
  });

  it('hold an icon for browsers that only ask for favicon.ico', async () => {
    const answer = await fetch(`${url}/favicon.ico`);
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});
