import { type APIRequestContext, expect } from '@playwright/test';
import { query } from '../database.js';

/** Sets an operator's setting of the test site as /ops would; every process knows it after five seconds. */
export async function setSetting(key: string, value: unknown): Promise<void> {
  await query(
    `INSERT INTO setting (key, value, updated_at) VALUES ($1, $2, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    [key, JSON.stringify(value)],
  );
}

/** Brings the default of a setting back. */
export async function resetSetting(key: string): Promise<void> {
  await query('DELETE FROM setting WHERE key = $1', [key]);
}

/** Waits, without loading pages again and again, until the site answers with a part of its public settings. */
export async function told(
  request: APIRequestContext,
  part: Record<string, unknown>,
  path = '/index/websit_info',
): Promise<void> {
  const answer = async () => ((await (await request.get(path)).json()) as { data: unknown }).data;
  await expect.poll(answer).toMatchObject(part);
}
