import pg from 'pg';
import { databaseUrl } from './env.js';

/**
 * Every journey comes from one address, like a campus: its range is named as operators name it in /ops, so that the
 * budget of sends per address decides no journey. The limits per phone still hold.
 */
export default async function globalSetup(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO setting (key, value, updated_at) VALUES ('schoolAddressRanges', $1, now())
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`,
      [JSON.stringify('127.0.0.0/8 ::1/128')],
    );
  } finally {
    await client.end();
  }
}
