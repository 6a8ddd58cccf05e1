// What home and the editor cost a browser that nobody touches: gzip bytes of all scripts, CPU time of the main thread
// until the first paint and in all, and the part of its tasks beyond 50 ms of CPU time ([performance W1], [performance
// W2], [performance W5], [performance W6]). `pnpm bench pages [rounds] [--files]` also lists the scripts of each page.
import { createRequire } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { signIn } from './support/client.mjs';
import { launchBrowser } from './support/launch-browser.mjs';
import { mainThread } from './support/main-thread.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true };

const ROUNDS = 3;
/** Longer than any delay after which a page loads something by itself. */
const UNTOUCHED_MS = 6_000;

const { chromium } = createRequire(path.join(projectRoot, 'package.json'))('@playwright/test');

export async function run({ site, rendering, say, args }) {
  const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? ROUNDS);
  const pages = await pagesOf(site.url);
  const browser = await launchBrowser(chromium, rendering);
  const visits = new Map(pages.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const page of pages) {
        const visit = await visitPage(browser, site.url, page);
        // The first round fills the caches of the server.
        if (round > 0) visits.get(page.name).push(visit);
      }
  } finally {
    await browser.close();
  }
  if (args.includes('--files'))
    for (const [name, [{ scripts }]] of visits)
      say(`\n${table([[name, 'gzip kB'], ...scripts.map(({ file, bytes }) => [file, kb(bytes)])])}`);
  say(`\n${table([HEAD, ...[...visits].map(([name, made]) => rowOf(name, made))])}\n`);
  return 0;
}

async function pagesOf(url) {
  const { token, call } = await signIn(url, 0);
  // The tour of a first visit would count as an action.
  await call('/myinfo/setUserFinishPcGuide', {});
  const { list } = await call('/rtorder/rt_list', { limit: 1 });
  return [
    { name: 'home, visitor', address: '/index/index' },
    { name: 'home, member', address: '/index/index', token },
    { name: 'editor, visitor', address: '/resume/edit?tzUrl=tem0001' },
    { name: 'editor, member', address: `/resume/edit?id=${list[0].id}`, token },
  ];
}

async function visitPage(browser, url, { address, token }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const bodies = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js$/.test(new URL(response.url()).pathname))
      bodies.push(response.body().then((body) => ({ file: path.basename(response.url()), body })));
  });
  await browser.startTracing(page, { categories: ['toplevel', 'loading'] });
  await page.goto(url + address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(UNTOUCHED_MS);
  const trace = JSON.parse(String(await browser.stopTracing()));
  const paint = await page.evaluate(() =>
    performance.getEntriesByType('paint').map(({ startTime }) => startTime),
  );
  const files = new Map((await Promise.all(bodies)).map(({ file, body }) => [file, body]));
  await context.close();
  const scripts = [...files]
    .map(([file, body]) => ({ file, bytes: zlib.gzipSync(body).length }))
    .toSorted((one, other) => other.bytes - one.bytes);
  return { scripts, paint: Math.min(...paint), ...mainThread(trace.traceEvents, page.url()) };
}

const HEAD = [
  '',
  'scripts, gzip kB',
  'files',
  'blocking, CPU ms',
  'longest task, CPU ms',
  'main thread, CPU ms',
  'before first paint, CPU ms',
  'first paint, ms',
];

const kb = (bytes) => (bytes / 1_000).toFixed(1);

function rowOf(name, visits) {
  const middle = (value) => {
    const values = visits.map(value).toSorted((one, other) => one - other);
    return values[Math.floor(values.length / 2)];
  };
  const size = ({ scripts }) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    name,
    kb(middle(size)),
    String(middle(({ scripts }) => scripts.length)),
    middle(({ blocking }) => blocking).toFixed(0),
    middle(({ longest }) => longest).toFixed(0),
    middle(({ busy }) => busy).toFixed(0),
    middle(({ beforePaint }) => beforePaint).toFixed(0),
    middle(({ paint }) => paint).toFixed(0),
  ];
}
