import { type APIRequestContext, expect } from '@playwright/test';
import { query } from '../database.js';

/** Writes a setting as /ops does; every process reads it within five seconds. */
export async function setSetting(key: string, value: unknown): Promise<void> {
  await query(
    `INSERT INTO setting (key, value, updated_at) VALUES ($1, $2, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    [key, JSON.stringify(value)],
  );
}

/** Restores the default of a setting. */
export async function resetSetting(key: string): Promise<void> {
  await query('DELETE FROM setting WHERE key = $1', [key]);
}

/** Polls until the site returns these public settings, without reloading pages. */
export async function waitForSettings(
  request: APIRequestContext,
  part: Record<string, unknown>,
  path = '/index/websit_info',
): Promise<void> {
  const answer = async () => ((await (await request.get(path)).json()) as { data: unknown }).data;
  await expect.poll(answer).toMatchObject(part);
}
