import { createHmac, hkdfSync } from 'node:crypto';
import pg from 'pg';
import { appSecret, databaseUrl } from '../env.js';

const LETTERS = 'TEST';

/**
 * What the newest picture shows is known to nobody, and the server keeps a keyed hash of it alone; so the test gives
 * it letters of its own, as a person would have read them.
 */
export async function readPicture(): Promise<string> {
  const client = new pg.Client(databaseUrl());
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      'select id from image_challenge where tried_at is null order by created_at desc limit 1',
    );
    const id = rows[0]?.id ?? '';
    const key = Buffer.from(hkdfSync('sha256', appSecret(), 'qicheng', 'code', 32));
    const hash = createHmac('sha256', key).update(`image:${id}:${LETTERS}`).digest('base64url');
    await client.query('update image_challenge set answer_hash = $2 where id = $1', [id, hash]);
    return LETTERS.toLowerCase();
  } finally {
    await client.end();
  }
}
