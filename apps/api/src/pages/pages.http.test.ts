import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import express from 'express';
import { mountPages } from './pages.middleware.js';

let server: Server;
let url: string;
let mobileSiteUrl = '';
beforeAll(async () => {
  const app = express();
  const pages = {
    clientDirectory: path.resolve(__dirname, '../../../web/public'),
    isPage: (pathname: string) => ['/', '/index/index', '/pcview'].includes(pathname),
    origin: 'https://qicheng.example',
    listedPages: {
      fixed: ['/index/index', '/index/Templatedetails?id=a&b'],
      document: (id: string) => `/document/${id}`,
      course: (id: string) => `/course/${id}`,
      help: (id: string) => `/help/${id}`,
    },
    mobileAddress: (address: string, mobileSite: string) => mobileSite + address,
    render: (address: string) =>
      Promise.resolve({
        status: address === '/unknwon' ? 404 : 200,
        head: '',
        html: '',
        document: '<!doctype html>',
      }),
    clear: () => undefined,
  };
  mountPages(app, {
    pages,
    siteInfo: () => Promise.resolve({ mobileSiteUrl }),
    numbersOf: (kind) => Promise.resolve([{ id: `${kind}-1`, updatedAt: new Date('2026-11-21T08:00:00Z') }]),
    apiUrl: () => url,
  });
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('site files', () => {
  it('keep crawlers out of API, operations and private pages', async () => {
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
  ])('respond to Accept: %s at %s with %d', async (accept, address, status) => {
    const answer = await fetch(url + address, { headers: { accept }, redirect: 'manual' });
    expect(answer.status).toBe(status);
    expect((await answer.text()) === '<!doctype html>').toBe(status === 200);
  });

  it('show the page for an unknown path at the typed address', async () => {
    const answer = await fetch(`${url}/unknwon`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([404, '<!doctype html>']);
  });

  it.each(['//unknwon', '///unknwon'])('take the first part of %s for no host', async (address) => {
    const answer = await fetch(`${url}${address}`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
  });

  it('include favicon.ico for browsers that request it by default', async () => {
    const answer = await fetch(`${url}/favicon.ico`);
    expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 WindowsWechat';

describe('the mobile site', () => {
  const visit = (address: string, agent: string, cookie = '') =>
    fetch(url + address, {
      headers: { accept: 'text/html', 'user-agent': agent, cookie },
      redirect: 'manual',
    });
  afterEach(() => (mobileSiteUrl = ''));

  it('is used by phones only, and only if configured', async () => {
    expect((await visit('/index/index?id=1', PHONE)).status).toBe(200);
    mobileSiteUrl = 'https://m.example';
    const sent = await visit('/index/index?id=1', PHONE);
    expect([sent.status, sent.headers.get('location')]).toEqual([302, 'https://m.example/index/index?id=1']);
    expect(sent.headers.get('vary')).toMatch(/User-Agent/);
    for (const agent of [TABLET, DESKTOP]) expect((await visit('/index/index', agent)).status).toBe(200);
    expect((await visit('/robots.txt', PHONE)).status).toBe(200);
  });

  it('is left through /pcview, which is remembered', async () => {
    mobileSiteUrl = 'https://m.example';
    const left = await visit('/pcview', PHONE);
    expect([left.status, left.headers.get('location')]).toEqual([302, '/index/index']);
    const redirect = await visit('/pcview?invite_id=a&flag_code=b', PHONE);
    expect(redirect.headers.get('location')).toBe('/index/index?invite_id=a&flag_code=b');
    const [cookie = ''] = (left.headers.get('set-cookie') ?? '').split(';');
    expect((await visit('/index/index', PHONE, cookie)).status).toBe(200);
  });

  it('does not redirect in circles if it is this site itself', async () => {
    mobileSiteUrl = url;
    expect((await visit('/index/index', PHONE)).status).toBe(200);
  });
});

it('the sitemap lists every public page and entry', async () => {
  const answer = await fetch(`${url}/sitemap.xml`, { headers: { accept: 'text/html' } });
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const text = await answer.text();
  for (const address of ['/index/index', '/index/Templatedetails?id=a&amp;b', '/course/course-1'])
    expect(text).toContain(`<loc>https://qicheng.example${address}</loc>`);
  expect(text).toContain('<lastmod>2026-11-21T08:00:00.000Z</lastmod>');
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(
    'Sitemap: https://qicheng.example/sitemap.xml',
  );
});
