import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { databaseUrl } from '../env.js';

async function query(sql: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}

/** Sets an operator's setting of the test site as /ops would; every process knows it after five seconds. */
export const setSetting = (key: string, value: unknown): Promise<void> =>
  query(
    `INSERT INTO setting (key, value, updated_at) VALUES ($1, $2, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
    [key, JSON.stringify(value)],
  );

/** Brings the default of a setting back. */
export const resetSetting = (key: string): Promise<void> =>
  query('DELETE FROM setting WHERE key = $1', [key]);

/** An id that no row has. */
export const unknownId = (): string => randomUUID();
