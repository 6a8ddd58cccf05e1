// The floor of `bench api`: express and pg alone, the same queries on the same database. No session, no checks.
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../../tooling/launcher/home.mjs';

const require = createRequire(path.join(projectRoot, 'apps/api/package.json'));
const requireCore = createRequire(path.join(projectRoot, 'packages/core/package.json'));
const express = require('express');
const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');
const { verify } = requireCore('@node-rs/argon2');

const [port, userId, resumeId] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE ?? 10),
});
const SUMMARY = 'id, title, template_code, language, version, updated_at';
const app = express().disable('x-powered-by');
const ok = (response, data) => response.json({ code: 1, msg: '', data });

app.post('/login', express.json(), async (request, response) => {
  const { rows } = await pool.query('SELECT password_hash FROM user_account WHERE id = $1', [userId]);
  const fits = await verify(rows[0].password_hash, request.body.password);
  await pool.query(
    `INSERT INTO session (id, user_id, expires_at) VALUES (gen_random_uuid(), $1, now() + interval '30 days')`,
    [userId],
  );
  ok(response, fits);
});

app.post('/list', express.json(), async (_request, response) => {
  const { rows } = await pool.query(
    `SELECT ${SUMMARY}, (count(*) OVER ())::int AS total FROM resume WHERE user_id = $1 AND deleted_at IS NULL
     ORDER BY updated_at DESC, id DESC LIMIT 20`,
    [userId],
  );
  ok(response, { list: rows, total: rows[0]?.total ?? 0 });
});

app.post('/read', express.json(), async (_request, response) => {
  const { rows } = await pool.query(
    `SELECT ${SUMMARY}, document FROM resume WHERE id = $1 AND user_id = $2`,
    [resumeId, userId],
  );
  ok(response, { ...rows[0], document: JSON.stringify(rows[0].document) });
});

app.post('/save', express.urlencoded({ extended: false, limit: '1mb' }), async (request, response) => {
  const { rows } = await pool.query(
    `UPDATE resume SET document = $1::jsonb, version = version + 1, updated_at = now() WHERE id = $2 RETURNING ${SUMMARY}`,
    [request.body.document, request.body.id],
  );
  ok(response, rows[0]);
});

app.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
