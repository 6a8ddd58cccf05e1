// A site with many members, as the load suite needs it: accounts, résumés, ledger entries, open sessions.
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../tooling/launcher/home.mjs';
import { makeAccounts } from './accounts.mjs';
import { documentOf, signIn } from './client.mjs';

const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');

/** Members with many large résumés, who list, read and save. */
const BUSY = 200;
/** Members with one three-page résumé, who print. */
const PRINTERS = 200;
const THREE_PAGES_BYTES = 14_000;
const RESUMES_EACH = 20;
const SAVE_BYTES = 30_000;
const GRANTED = 1_000;

/**
 * @typedef {{ id: string, token: string, resumes: { id: string, version: number }[] }} Member
 * @typedef {{ members: Member[], busy: Member[], printers: Member[], accounts: { phone: string, password: string }[], document: string,
 *   query: (sql: string, values?: unknown[]) => Promise<any[]>, close: () => Promise<void> }} Filled
 */

/**
 * Fills the database in the format that the product writes; the ledger stays consistent.
 * @param {import('./site.mjs').Site} site @param {{ users: number, ledger: number, members: number, busy?: number, printers?: number }} sizes
 * `members` of the users get a session each
 * @returns {Promise<Filled>}
 */
export async function fillSite(site, { users, ledger, members, busy = BUSY, printers = PRINTERS }) {
  const document = await demoDocument(site);
  const accounts = await makeAccounts(site.env, users);
  const client = new pg.Client({ connectionString: site.env.DATABASE_URL });
  // If a run is interrupted, the database stops first.
  client.on('error', () => {});
  await client.connect();
  const query = async (sql, values) => (await client.query(sql, values)).rows;
  await query(`CREATE TEMPORARY TABLE made AS
    SELECT id, row_number() OVER () AS number FROM user_account WHERE username = '用户' AND phone_cipher IS NULL`);
  await addResumes(query, JSON.parse(document), { busy, printers });
  await addMovements(query, Math.max(1, Math.round(ledger / users / 2)));
  await query(
    `INSERT INTO consent (id, user_id, kind, text_version) SELECT gen_random_uuid(), id, 'aiModel', '2026-11' FROM made`,
  );
  await query('VACUUM ANALYZE');
  const chosen = await query('SELECT id FROM made WHERE number <= $1 ORDER BY number', [members]);
  const opened = await openSessions(
    query,
    site.env,
    chosen.map(({ id }) => id),
  );
  return {
    members: opened,
    busy: opened.slice(0, busy),
    printers: opened.slice(busy, busy + printers),
    accounts,
    document: JSON.stringify(documentOf(JSON.parse(document), SAVE_BYTES)),
    query,
    close: () => client.end(),
  };
}

/** The first résumé of the demo member, as JSON. @param {import('./site.mjs').Site} site */
export async function demoDocument(site) {
  const { call } = await signIn(site.url, 0);
  const { list } = await call('/rtorder/rt_list', { limit: 1 });
  const { document } = await call('/upload_resume_file/getInfoByMakeResumeId', { id: list[0].id });
  return document;
}

async function addResumes(query, small, { busy, printers }) {
  const add = (document, each, where) =>
    query(
      `INSERT INTO resume (id, user_id, title, template_code, language, document)
       SELECT gen_random_uuid(), made.id, '简历 ' || number, 'tem0001', 'zh', $1::jsonb
       FROM made, generate_series(1, $2::int) WHERE ${where}`,
      [JSON.stringify(document), each],
    );
  await add(documentOf(small, SAVE_BYTES), RESUMES_EACH, `number <= ${busy}`);
  const last = busy + printers;
  await add(documentOf(small, THREE_PAGES_BYTES), 1, `number > ${busy} AND number <= ${last}`);
  await add(small, 1, `number > ${last}`);
}

// A verified mailbox gave counts, and pairs of reservation and settlement used one each.
async function addMovements(query, pairs) {
  await query('UPDATE user_account SET campus_email_verified_at = now() WHERE id IN (SELECT id FROM made)');
  await query(
    `INSERT INTO ai_count_entry (id, user_id, kind, amount, balance_after, key, source)
     SELECT gen_random_uuid(), id, 'grant', $1, $1, 'campus-email:load', 'campus-email' FROM made`,
    [GRANTED],
  );
  await query(
    `WITH reserved AS (
       INSERT INTO ai_count_entry (id, user_id, kind, amount, balance_after, key, source)
       SELECT gen_random_uuid(), id, 'reserve', -1, $1 - turn, 'load:' || turn, 'resumeAnalysis'
       FROM made, generate_series(1, $2::int) AS turn RETURNING id, user_id, balance_after, key)
     INSERT INTO ai_count_entry (id, user_id, kind, amount, balance_after, key, source, reservation_id)
     SELECT gen_random_uuid(), user_id, 'settle', 0, balance_after, key || ':settle', 'resumeAnalysis', id FROM reserved`,
    [GRANTED, pairs],
  );
  await query(
    'INSERT INTO ai_count_balance (user_id, balance, updated_at) SELECT id, $1::int, now() FROM made',
    [GRANTED - pairs],
  );
}

/**
 * Opens a session of each user and returns them as members, in this order.
 * @param {Filled['query']} query @param {Record<string, string>} env the site's @param {string[]} users ids
 * @returns {Promise<Member[]>}
 */
export async function openSessions(query, env, users) {
  const { CryptoService } = await import(
    pathToFileURL(path.join(projectRoot, 'packages/core/dist/platform/crypto.service.js')).href
  );
  const key = new CryptoService(env.APP_SECRET).key('token');
  const sessions = await query(
    `INSERT INTO session (id, user_id, expires_at)
     SELECT gen_random_uuid(), id, now() + interval '30 days' FROM unnest($1::uuid[]) AS id RETURNING id, user_id`,
    [users],
  );
  const sessionOf = new Map(sessions.map(({ id, user_id: userId }) => [userId, id]));
  const resumes = await query('SELECT id, user_id, version FROM resume WHERE user_id = ANY($1::uuid[])', [
    users,
  ]);
  const byUser = grouped(resumes);
  return users.map((id) => ({
    id,
    token: tokenOf(key, { sub: id, jti: sessionOf.get(id) }),
    resumes: (byUser.get(id) ?? []).map((one) => ({ id: one.id, version: one.version })),
  }));
}

function grouped(rows) {
  const groups = new Map();
  for (const row of rows) {
    if (!groups.has(row.user_id)) groups.set(row.user_id, []);
    groups.get(row.user_id).push(row);
  }
  return groups;
}

// Signed like the product's tokens: HS256 over the session id.
function tokenOf(key, claims) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}
