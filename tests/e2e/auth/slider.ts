import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { query } from '../database.js';

/**
 * Requests a puzzle and returns its answer. The server never sends the answer, so it is read from the test database by
 * the id of the puzzle.
 */
async function askForPuzzle(page: Page, ask: () => Promise<void>): Promise<number> {
  const issued = page.waitForResponse((response) => response.url().endsWith('/api/captcha/slider'));
  await ask();
  const { data } = (await (await issued).json()) as { data: { challengeId: string } };
  const [row] = await query<{ answer: number }>('SELECT answer FROM captcha_challenge WHERE id = $1', [
    data.challengeId,
  ]);
  return row?.answer ?? 0;
}

/** Returns the box of the handle once the dialog's opening animation has ended. */
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

/** Requests a code and drags the piece like a person: fast at first, slow at the end. */
export async function dragSlider(page: Page, ask: () => Promise<void>): Promise<void> {
  const answer = await askForPuzzle(page, ask);
  const handle = page.getByRole('slider');
  await expect(handle).toBeEnabled();
  const box = await restingBox(handle);
  const rail = await handle.locator('xpath=..').boundingBox();
  const max = Number(await handle.getAttribute('aria-valuemax'));
  if (!box || !rail) throw new Error('the slider is not on the page');
  const distance = (answer / max) * (rail.width - 2 - box.width);
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const steps = 20;
  for (let step = 1; step <= steps; step += 1) {
    const eased = 1 - (1 - step / steps) ** 2;
    await page.mouse.move(start.x + distance * eased, start.y + Math.sin(step) * 2);
    // The server rejects a drag with even timing as automated.
    await pause(12 + (step % 5) * 3);
  }
  await page.mouse.up();
}

/** How far each key moves the piece. */
const KEYS = { PageUp: 20, ArrowRight: 3 } as const;

/** Solves the puzzle by keyboard only: in large steps at first, in small ones at the end. */
export async function pressSlider(page: Page, ask: () => Promise<void>): Promise<void> {
  const answer = await askForPuzzle(page, ask);
  const handle = page.getByRole('slider');
  await expect(handle).toBeFocused();
  let place = 0;
  while (answer - place > 1) {
    const key = answer - place > 2 * KEYS.PageUp ? 'PageUp' : 'ArrowRight';
    place += KEYS[key];
    await page.keyboard.press(key);
    await expect(handle).toHaveAttribute('aria-valuenow', String(place));
  }
  await page.keyboard.press('Enter');
}
