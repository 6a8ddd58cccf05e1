// Time from an input to the next frame (the browser's event timing, INP) for the main actions in the editor, by real mouse
// and keyboard, on the demo résumé: `pnpm bench interactions [rounds]`.
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { signIn } from './support/client.mjs';
import { launchBrowser } from './support/launch-browser.mjs';
import { percentile } from './support/load.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true };

const ROUNDS = 8;
const SLOW_CPU = 4;
const TEMPLATES = ['端格', '素笺'];
const WINDOW = { width: 1440, height: 900 };
/** Shorter events are not reported by the browser. */
const MIN_MS = 16;

const { chromium } = createRequire(path.join(projectRoot, 'package.json'))('@playwright/test');

/** Runs in the page: the longest event of each interaction. */
function watch() {
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

const press = async (page, locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
  await page.mouse.down();
  await page.mouse.up();
};
const button = (page, name) => page.getByRole('button', { name, exact: true }).first();

/** The actions of each round, in order. */
const ACTS = {
  'type a key in a field': async (page) => {
    await page.locator('[data-field=headline] input').focus();
    await page.keyboard.press('k');
  },
  undo: (page) => press(page, button(page, '撤销')),
  'open another section': (page) => press(page, button(page, '项目经历')),
  'open the first section': (page) => press(page, button(page, '基本信息')),
  'open 检查': (page) => press(page, page.getByRole('button', { name: /^检查/ })),
  'close 检查': (page) => press(page, page.getByRole('complementary').getByRole('button', { name: '关闭' })),
  'open 模板与样式': (page) => press(page, button(page, '模板与样式')),
  'change the template': async (page, round) => {
    const card = page
      .locator('#pane-edit label')
      .filter({ hasText: TEMPLATES[round % 2] })
      .first();
    await card.scrollIntoViewIfNeeded();
    await press(page, card);
  },
  'close 模板与样式': (page) => press(page, button(page, '基本信息')),
};

/** Waits for two frames and the work deferred to an idle moment. */
const rest = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 250), { timeout: 2_000 }));
      }),
  );

export async function run({ site, rendering, say, args }) {
  const rounds = Number(args[0] ?? ROUNDS);
  const browser = await launchBrowser(chromium, rendering);
  try {
    const page = await openEditor(browser, site.url);
    const rows = [['', 'times', 'p50 ms', 'longest ms', `longest ms (CPU / ${SLOW_CPU})`]];
    const usual = await measured(page, rounds);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    const slow = await measured(page, Math.ceil(rounds / 2));
    for (const [name, times] of Object.entries(usual)) {
      const shown = [percentile(times, 0.5), Math.max(...times), Math.max(...slow[name])];
      rows.push([name, String(times.length), ...shown.map((ms) => ms.toFixed(0))]);
    }
    const all = Object.values(usual).flat();
    rows.push(['all: p98', String(all.length), '', percentile(all, 0.98).toFixed(0), '']);
    say(`\n${table(rows)}\n`);
    return 0;
  } finally {
    await browser.close();
  }
}

/** The longest interaction of each action, per round. */
async function measured(page, rounds) {
  const times = Object.fromEntries(Object.keys(ACTS).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of Object.entries(ACTS)) {
      await page.evaluate(() => window.interactions.clear());
      await act(page, round);
      await rest(page);
      const found = await page.evaluate(() => [...window.interactions.values()]);
      times[name].push(Math.max(MIN_MS, ...found));
    }
  }
  return times;
}

async function openEditor(browser, url) {
  const { token, call } = await signIn(url, 0);
  await call('/myinfo/setUserFinishPcGuide', {});
  const { list } = await call('/rtorder/rt_list', { limit: 1 });
  const page = await (await browser.newContext({ viewport: WINDOW, locale: 'zh-CN' })).newPage();
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.addInitScript(watch);
  await page.goto(`${url}/resume/edit?id=${list[0].id}`);
  await page.locator('[role=document] li.atom-bullet').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
