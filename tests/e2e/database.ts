import { createHmac, hkdfSync } from 'node:crypto';
import pg from 'pg';
import { appSecret, databaseUrl } from './env.js';

/** Queries the test database for data that reaches a person only by phone or as an image. */
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

/** Returns the hash under which the site stores a text; its key is derived from the application secret. */
export function keyedHash(text: string, purpose: 'code' | 'index'): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret(), 'qicheng', purpose, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}
