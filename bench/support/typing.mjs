// Key presses through the browser's input, timed inside the page from the key to the frame that shows it.
import { percentile } from './load.mjs';

const ISOLATED_PAUSE_MS = 150;
const BURST_PAUSE_MS = 30;
const BURST_KEYS = 100;
const FRAME_MS = 1000 / 60;

/** Runs in the page: observes the first change of one element after each key, the event timings, and the frames. */
function install(selector) {
  const host = document.querySelector(selector);
  const watched = host.shadowRoot ?? host;
  const probe = { times: [], events: [], gaps: [], pressedAt: null, text: () => watched.textContent };
  window.probe = probe;
  window.addEventListener('keydown', (event) => (probe.pressedAt = event.timeStamp), true);
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => probe.times.push(performance.now() - data);
  new MutationObserver(() => {
    if (probe.pressedAt === null) return;
    const pressedAt = probe.pressedAt;
    probe.pressedAt = null;
    requestAnimationFrame(() => channel.port2.postMessage(pressedAt));
  }).observe(watched, { subtree: true, childList: true, characterData: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) probe.events.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  let last = performance.now();
  const frame = (now) => {
    probe.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const clear = (page) =>
  page.evaluate(() => {
    window.probe.times.length = 0;
    window.probe.events.length = 0;
    window.probe.gaps.length = 0;
  });

/**
 * @param {import('@playwright/test').Page} page
 * @param {{ field: string, shown: string, position?: { x: number, y: number } }} where `position` is within the field
 */
export async function watchTyping(page, { field, shown, position }) {
  await page.evaluate(install, shown);
  await page
    .locator(field)
    .first()
    .click(position && { position });
  await page.keyboard.press('End');
}

/** Single keys with pauses between them. @returns {Promise<number[]>} milliseconds from key to frame */
export async function isolatedKeys(page, count) {
  await clear(page);
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)));
    await page.waitForTimeout(ISOLATED_PAUSE_MS);
  }
  return page.evaluate(() => [...window.probe.times]);
}

/** A hundred keys without pauses. */
export async function burst(page) {
  await clear(page);
  const typed = Array.from({ length: BURST_KEYS }, (_none, key) => String.fromCharCode(97 + (key % 26))).join(
    '',
  );
  await page.keyboard.type(typed, { delay: BURST_PAUSE_MS });
  await page.waitForFunction((text) => window.probe.text().includes(text), typed, { timeout: 15_000 });
  const { events, gaps } = await page.evaluate(() => ({
    events: [...window.probe.events],
    gaps: [...window.probe.gaps],
  }));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  // Events below the observer's threshold of 16 ms are not reported: they count as 16.
  const rest = Array.from({ length: Math.max(0, BURST_KEYS - events.length) }, () => 16);
  return {
    inp: percentile([...events, ...rest], 0.98),
    dropped: (dropped / Math.max(1, gaps.length + dropped)) * 100,
  };
}
