// From key press to preview in the editor, compared with a page that only echoes a text area, in one browser and one
// run,
// for a résumé of one page and of three ([performance T1] to [performance T4], [performance W2], [performance W6]).
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { signIn } from './support/client.mjs';
import { startEcho } from './support/echo-server.mjs';
import { launchBrowser } from './support/launch-browser.mjs';
import { percentile } from './support/load.mjs';
import { table } from './support/table.mjs';
import { burst, isolatedKeys, watchTyping } from './support/typing.mjs';

export const needs = { site: true };

const KEYS = 40;
// Product and floor alternate, because the machine's speed drifts.
const TURNS = 3;
const SLOW_CPU = 4;
const LONG_PAGES = 3;
const PREVIEW = '[role=document]';
/** The input target: a form field, or a text on the page itself. */
const FORM = { field: '[data-field=name] input' };
const SHEET = {
  'a field': { field: `${PREVIEW} h1`, position: { x: 12, y: 14 } },
  'a list of statements': { field: `${PREVIEW} li.atom-bullet`, position: { x: 80, y: 8 } },
};

const { chromium } = createRequire(path.join(projectRoot, 'package.json'))('@playwright/test');

export async function run({ site, rendering, say, args }) {
  const keys = Number(args[0] ?? KEYS);
  const echo = await startEcho();
  const browser = await launchBrowser(chromium, rendering);
  try {
    const { resumeId, token } = await demoResume(site.url);
    const open = (id, where) => openEditor(browser, { url: site.url, resumeId: id, token, where });
    const product = await open(resumeId, FORM);
    const long = await open(await longResume(site.url), FORM);
    const floor = await openEcho(browser, echo.url);
    const rows = [['', 'editor', 'text area echo', 'ratio']];
    rows.push(...(await allRows({ product: product.page, floor, keys })));
    for (const [name, where] of Object.entries(SHEET)) {
      const written = await open(await sampleResume(site.url), where);
      rows.push(['', '', '', ''], [`written on the page: ${name}`, '', '', '']);
      rows.push(...(await allRows({ product: written.page, floor, keys })));
      await written.page.close();
    }
    const pages = await long.page.getByText(/^共 \d+ 页$/).textContent();
    rows.push(['', '', '', ''], [`a résumé of ${LONG_PAGES} pages (${pages})`, '', '', '']);
    rows.push(...(await typingRows({ product: long.page, floor, keys })));
    rows.push(...(await burstRows({ product: long.page, floor, slow: 1 })), ['', '', '', '']);
    rows.push(['last key to saved ms', (await savedAfter(product.page)).toFixed(0), '', '']);
    rows.push(
      ['preview visible ms', product.visibleAfter.toFixed(0), '', ''],
      ['JS of the editor, as sent, KB', (product.scriptBytes / 1024).toFixed(0), '', ''],
    );
    say(`\n${table(rows)}\n`);
    return 0;
  } finally {
    await browser.close();
    echo.stop();
  }
}

async function allRows({ product, floor, keys }) {
  return [
    ...(await typingRows({ product, floor, keys })),
    ...(await burstRows({ product, floor, slow: 1 })),
    ...(await burstRows({ product, floor, slow: SLOW_CPU })),
  ];
}

async function demoResume(url) {
  const { token, call } = await signIn(url, 0);
  // The tour of a first visit would cover the form.
  await call('/myinfo/setUserFinishPcGuide', {});
  const { list } = await call('/rtorder/rt_list', { limit: 1 });
  return { token, resumeId: list[0].id };
}

/** A separate filled résumé, so that no other tab saves it. */
async function sampleResume(url) {
  // Built by the run itself, after this file is loaded.
  const { SAMPLES } = await import('../packages/resume/dist/samples.js');
  const { call } = await signIn(url, 0);
  const document = SAMPLES.computerScience();
  const { id } = await call('/make_resume/saveMakeResume', {
    title: '写在页面上',
    tz_url: 'tem0001',
    resume_type: 'zh',
    document: JSON.stringify(document),
  });
  return id;
}

/** A generated résumé of three pages: the longest shape in large type. */
async function longResume(url) {
  // Built by the run itself, after this file is loaded.
  const { generateResume } = await import('../packages/resume/dist/generate.js');
  const { call } = await signIn(url, 0);
  const document = generateResume(1, 'long');
  document.meta.style = { fontSizePt: 11, lineHeight: 1.6 };
  const created = await call('/make_resume/saveMakeResume', {
    title: '三页简历',
    tz_url: 'tem0001',
    resume_type: 'zh',
    document: JSON.stringify(document),
  });
  return created.id;
}

async function openEditor(browser, { url, resumeId, token, where }) {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  ).newPage();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  let scriptBytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scriptBytes +=
      (
        await response
          .request()
          .sizes()
          .catch(() => null)
      )?.responseBodySize ?? 0;
  });
  const began = performance.now();
  await page.goto(`${url}/resume/edit?id=${resumeId}`);
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.shadowRoot?.textContent?.length > 50,
    PREVIEW,
  );
  const visibleAfter = performance.now() - began;
  await page.waitForLoadState('networkidle');
  await watchTyping(page, { ...where, shown: PREVIEW });
  return { page, visibleAfter, scriptBytes };
}

async function openEcho(browser, url) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(url);
  await watchTyping(page, { field: '#field', shown: '#echo' });
  return page;
}

async function typingRows({ product, floor, keys }) {
  const times = { product: [], floor: [] };
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, page] of [
      ['product', product],
      ['floor', floor],
    ]) {
      await page.bringToFront();
      times[name].push(...(await isolatedKeys(page, Math.ceil(keys / TURNS))));
    }
  }
  return [0.5, 0.95].map((share) =>
    row(
      `key to preview p${share * 100} ms`,
      percentile(times.product, share),
      percentile(times.floor, share),
    ),
  );
}

async function burstRows({ product, floor, slow }) {
  const results = {};
  for (const [name, page] of [
    ['product', product],
    ['floor', floor],
  ]) {
    await page.bringToFront();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
    await emptied(page);
    results[name] = await burst(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const suffix = slow === 1 ? '' : ` (CPU / ${slow})`;
  return [
    row(`100 keys: INP p98 ms${suffix}`, results.product.inp, results.floor.inp),
    [
      `100 keys: frames dropped${suffix}`,
      `${results.product.dropped.toFixed(1)} %`,
      `${results.floor.dropped.toFixed(1)} %`,
      '',
    ],
  ];
}

/** The field has a length limit: each burst starts with an empty one. */
async function emptied(page) {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.waitForTimeout(700);
}

async function savedAfter(page) {
  await page.bringToFront();
  await page.waitForFunction(() => document.querySelector('[data-state=saved]') !== null);
  await page.keyboard.press('z');
  const began = performance.now();
  await page.waitForFunction(() => document.querySelector('[data-state=saving]') !== null, undefined, {
    polling: 5,
  });
  await page.waitForFunction(() => document.querySelector('[data-state=saved]') !== null, undefined, {
    polling: 5,
  });
  return performance.now() - began;
}

const row = (name, ours, floor) => [name, ours.toFixed(1), floor.toFixed(1), (ours / floor).toFixed(2)];
