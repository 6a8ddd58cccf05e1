// Benchmark accounts: many users with one password, because per-account limits must not affect the measurement.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../tooling/launcher/home.mjs';
import { demo, loginBody } from './client.mjs';

const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');

/**
 * Copies the first demo account to `count` different phones.
 * @param {Record<string, string>} env the site's @param {number} count
 * @returns {Promise<{ phone: string, password: string }[]>}
 */
export async function makeAccounts(env, count) {
  const { CryptoService } = await import(
    pathToFileURL(path.join(projectRoot, 'packages/core/dist/platform/crypto.service.js')).href
  );
  const secrets = new CryptoService(env.APP_SECRET);
  const [{ phone, password }] = demo.accounts;
  const phones = Array.from({ length: count }, (_none, index) => String(19_900_000_000 + index));
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO user_account (id, phone_index, password_hash, username, updated_at)
       SELECT gen_random_uuid(), made.phone_index, source.password_hash, '用户', now()
       FROM user_account source, unnest($2::text[]) AS made (phone_index) WHERE source.phone_index = $1`,
      [secrets.hash(phone, 'index'), phones.map((one) => secrets.hash(one, 'index'))],
    );
  } finally {
    await client.end();
  }
  return phones.map((one) => ({ phone: one, password }));
}

/** Password sign-ins, each of a different user and from a different address. */
export function signInShots(accounts) {
  let index = 0;
  return () => {
    index += 1;
    return {
      path: '/user/login',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify(loginBody(accounts[index % accounts.length])),
    };
  };
}
