// The floor of `bench api`: only express and pg, with the site's statements on the same database. No session, no
// validation; the page is a string template for the rows.
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../../tooling/launcher/home.mjs';

const require = createRequire(path.join(projectRoot, 'apps/api/package.json'));
const requireCore = createRequire(path.join(projectRoot, 'packages/core/package.json'));
const express = require('express');
const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');
const { verify } = requireCore('@node-rs/argon2');

const [port, userId] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE ?? 10),
});
const SUMMARY = 'id, title, template_code, language, version, updated_at, base_id, variant_target';
const app = express().disable('x-powered-by');
const ok = (response, data) => response.json({ code: 1, msg: '', data });

app.post('/login', express.json(), async (request, response) => {
  const { rows } = await pool.query('SELECT password_hash FROM user_account WHERE id = $1', [userId]);
  const isMatch = await verify(rows[0].password_hash, request.body.password);
  await pool.query(
    `INSERT INTO session (id, user_id, expires_at) VALUES (gen_random_uuid(), $1, now() + interval '30 days')`,
    [userId],
  );
  ok(response, isMatch);
});

app.post('/list', express.json(), async (request, response) => {
  const { page, limit } = request.body;
  const { rows } = await pool.query(
    `SELECT ${SUMMARY}, EXISTS (
       SELECT 1 FROM resume_share AS share WHERE share.resume_id = resume.id AND share.is_on
         AND share.token_hash IS NOT NULL AND (share.expires_at IS NULL OR share.expires_at > now())) AS is_shared, (
       SELECT max(file.created_at) FROM resume_export AS file WHERE file.user_id = resume.user_id
         AND file.resume_id = resume.id AND file.share_id IS NULL AND file.status = 'done') AS exported_at, (
       SELECT run.score FROM analysis AS run WHERE run.user_id = resume.user_id AND run.service = 'resumeAnalysis'
         AND run.step = 'analysis' AND run.status = 'done' AND run.deleted_at IS NULL AND run.resume_id = resume.id
       ORDER BY run.created_at DESC, run.id DESC LIMIT 1) AS score, (count(*) OVER ())::int AS total
     FROM resume WHERE user_id = $1 AND deleted_at IS NULL
     ORDER BY max(updated_at) OVER (PARTITION BY coalesce(base_id, id)) DESC, coalesce(base_id, id) DESC,
       base_id IS NOT NULL, updated_at DESC, id DESC LIMIT $2 OFFSET $3`,
    [userId, limit, (page - 1) * limit],
  );
  ok(response, { list: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 });
});

app.post('/read', express.json(), async (request, response) => {
  const { rows } = await pool.query(
    `SELECT ${SUMMARY}, document, (
       SELECT jsonb_build_object('id', base.id, 'title', base.title, 'version', base.version, 'document', base.document)
       FROM resume AS base
       WHERE base.id = resume.base_id AND base.user_id = resume.user_id AND base.deleted_at IS NULL) AS base
     FROM resume WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`,
    [request.body.id, userId],
  );
  const { base: _base, document, ...row } = rows[0];
  ok(response, { ...row, document: JSON.stringify(document) });
});

app.post('/save', express.urlencoded({ extended: false, limit: '1mb' }), async (request, response) => {
  const {
    id,
    title,
    tz_url: template,
    resume_type: language,
    version,
    request_key: key,
    document,
  } = request.body;
  const { rows } = await pool.query(
    `WITH saved AS (
       UPDATE resume SET title = $1, template_code = $2, language = $3, document = $4::jsonb, version = version + 1,
         updated_at = now()
       WHERE id = $5 AND user_id = $6 AND deleted_at IS NULL AND version = $7 RETURNING *
     ), remembered AS (
       INSERT INTO resume_save (user_id, request_key, resume_id, version, digest)
       SELECT user_id, $8::uuid, id, version, '' FROM saved ON CONFLICT DO NOTHING
     )
     SELECT ${SUMMARY} FROM saved`,
    [title, template, language, document, id, userId, version, key],
  );
  ok(response, rows[0]);
});

app.get('/page', async (_request, response) => {
  const { rows } = await pool.query(
    `SELECT id, slug, title, summary, category, topic, tags, image, data, source, views, downloads
     FROM (SELECT entry_id FROM content_card WHERE kind = 'document' AND published_at <= now()
       ORDER BY rank, published_at DESC, entry_id LIMIT 20) AS card JOIN content_entry ON id = entry_id`,
  );
  const items = rows.map(({ title, summary }) => `<li><b>${title}</b> ${summary}</li>`).join('');
  response.type('html').send(`<!doctype html><html lang="zh-CN"><body><ul>${items}</ul></body></html>`);
});

app.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
