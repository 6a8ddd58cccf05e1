import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { databaseUrl } from '../env.js';

/** The answer never leaves the server; a test looks into the test site's own database for it. */
async function newestAnswer(): Promise<number> {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: number }>(
      'select answer from captcha_challenge order by created_at desc limit 1',
    );
    return rows[0]?.answer ?? 0;
  } finally {
    await client.end();
  }
}

/** Where the handle is when its dialog has come to rest. */
async function restingBox(handle: Locator) {
  let before = await handle.boundingBox();
  await expect(async () => {
    const now = await handle.boundingBox();
    const isMoving = now?.x !== before?.x || now?.y !== before?.y || now?.width !== before?.width;
    before = now;
    expect(isMoving).toBe(false);
  }).toPass({ intervals: [100] });
  return before;
}

/** Drags the piece as a hand does: quick at first, slow at the end. */
export async function dragSlider(page: Page): Promise<void> {
  const handle = page.getByRole('slider');
  await expect(handle).toBeEnabled();
  const box = await restingBox(handle);
  const rail = await handle.locator('xpath=..').boundingBox();
  const most = Number(await handle.getAttribute('aria-valuemax'));
  if (!box || !rail) throw new Error('the slider is not on the page');
  const distance = ((await newestAnswer()) / most) * (rail.width - 2 - box.width);
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const steps = 20;
  for (let step = 1; step <= steps; step += 1) {
    const eased = 1 - (1 - step / steps) ** 2;
    await page.mouse.move(start.x + distance * eased, start.y + Math.sin(step) * 2);
    await pause(12 + (step % 5) * 3);
  }
  await page.mouse.up();
}

/** The same by keyboard alone. */
export async function pressSlider(page: Page): Promise<void> {
  const handle = page.getByRole('slider');
  await expect(handle).toBeFocused();
  const answer = await newestAnswer();
  for (let place = 3; place <= answer + 1; place += 3) {
    await page.keyboard.press('ArrowRight');
    await expect(handle).toHaveAttribute('aria-valuenow', String(place));
  }
  await page.keyboard.press('Enter');
}
