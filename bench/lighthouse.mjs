// The public pages under Lighthouse's desktop preset, offline, the median of three runs ([05]: performance and best
// practices at least 95, accessibility and SEO 100). A share is excluded from search engines on purpose, so that
// indexing is not audited. `--failed` lists the audits that failed.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../tooling/launcher/ports.mjs';
import { clientOf, signIn } from './support/client.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true };

const RUNS = 3;
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 };
const categories = Object.keys(MIN_SCORES);

export async function run({ site, rendering, say, args }) {
  const pages = await pagesOf(site.url);
  const browser = await startBrowser(rendering.browser);
  try {
    const rows = [['page', ...categories, 'LCP ms', 'CLS', 'TBT ms', 'KB']];
    let isGood = true;
    for (const { name, address, skipAudits } of pages) {
      const results = [];
      for (let round = 0; round < RUNS; round += 1)
        results.push(await audit({ url: site.url + address, port: browser.port, skipAudits }));
      const scores = Object.fromEntries(
        categories.map((category) => [category, median(results.map(({ scores }) => scores[category]))]),
      );
      isGood &&= categories.every((category) => scores[category] >= MIN_SCORES[category]);
      const figures = ['lcp', 'cls', 'tbt', 'bytes'].map((key) => median(results.map((one) => one[key])));
      rows.push([
        name,
        ...categories.map((category) => String(scores[category])),
        figures[0].toFixed(0),
        figures[1].toFixed(3),
        figures[2].toFixed(0),
        (figures[3] / 1024).toFixed(0),
      ]);
      if (args.includes('--failed')) say(`${name}\n${results[0].failed.join('\n')}\n`);
    }
    say(`\n${table(rows)}\n`);
    return isGood ? 0 : 1;
  } finally {
    await browser.stop();
  }
}

async function pagesOf(url) {
  const { token } = await signIn(url, 0);
  const mine = clientOf(url, token);
  const [resume] = (await mine('/rtorder/rt_list', { limit: 1 })).list;
  const share = await mine('/make_resume/get_share_url', { id: resume.id });
  const [document] = (await clientOf(url)('/resume/getList', { limit: 1 })).list;
  return [
    { name: 'home', address: '/index/index' },
    { name: 'templates', address: '/index/Template' },
    { name: 'document', address: `/index/Templatepage?id=${document.id}` },
    { name: 'share', address: `/resume/share?md5=${share.md5}`, skipAudits: ['is-crawlable'] },
  ];
}

async function startBrowser({ program, libraries, isSandboxed }) {
  const port = await freePort(undefined);
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-lighthouse-'));
  const isRoot = process.getuid?.() === 0;
  const child = spawn(
    program,
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--disable-gpu',
      ...(isSandboxed && !isRoot ? [] : ['--no-sandbox']),
      'about:blank',
    ],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH ?? '',
        LANG: 'zh_CN.UTF-8',
        ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }),
      },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { port, stop };
}

async function audit({ url, port, skipAudits = [] }) {
  const { default: lighthouse } = await import('lighthouse');
  const { default: desktop } = await import('lighthouse/core/config/desktop-config.js');
  const settings = { ...desktop.settings, skipAudits };
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: categories },
    { ...desktop, settings },
  );
  const { audits, categories: found } = result.lhr;
  const value = (id) => audits[id]?.numericValue ?? 0;
  return {
    scores: Object.fromEntries(categories.map((id) => [id, Math.round((found[id].score ?? 0) * 100)])),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    failed: Object.values(found).flatMap(({ title, auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
        .map(({ id }) => `  ${title}: ${id} ${audits[id].displayValue ?? ''} ${whereOf(audits[id])}`),
    ),
  };
}

const whereOf = ({ details }) =>
  (details?.items ?? [])
    .slice(0, 4)
    .map((item) => item.node?.selector ?? item.url ?? item.description ?? '')
    .join(' | ');

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
