import { createHmac, hkdfSync } from 'node:crypto';
import pg from 'pg';
import { appSecret, databaseUrl } from './env.js';

/** Asks the test site's own database for what a person sees on a phone or in a picture. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The hash under which the site stores a text; its key comes from the secret of the application. */
export function keyedHash(text: string, purpose: 'code' | 'index'): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret(), 'qicheng', purpose, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}
