import type { Database } from '@qicheng/db';
import { indexTerms } from '../src/content/index.js';

const MEMBERS = 400;
/** Rows of each table. */
export const ROWS = 20_000;

/** Tables whose rows grow with members, their activity and content. */
export const FULL_TABLES = [
  'content_entry',
  'content_card',
  'resume',
  'message',
  'ai_count_entry',
  'purchase_order',
  'analysis',
  'model_call',
  'sms_send',
  'mail_message',
  'audit_entry',
  'job_posting',
  'daily_count',
] as const;

const EACH = ROWS / MEMBERS;
const TITLES = [
  ['document', '求职信范文'],
  ['help', '面试提纲'],
  ['document', '实习清单'],
  ['course', '简历模板'],
] as const;
const TEXT =
  '先列出要求，逐条写出证据；数字要有出处，语气要平实。控制在一页之内，提前核对日期，附件统一命名，请同学读一遍。';

/** Fills them with rows of 400 members, 50 each; then does what autovacuum would have done. */
export async function fillFullTables(database: Database): Promise<void> {
  await database.$executeRaw`
    INSERT INTO user_account (id, username, created_at, updated_at)
    SELECT gen_random_uuid(), 'member-' || n, now() - interval '90 days', now() FROM generate_series(1, ${MEMBERS}) AS n`;
  await database.$executeRaw`INSERT INTO product (id, kind, name, price_fen) VALUES (1, 'card', '月卡', 1800)`;
  for (const statement of statements) await database.$executeRawUnsafe(statement);
  for (const [part, [kind, title]] of TITLES.entries()) {
    const words = indexTerms({ title, text: TEXT });
    await database.$executeRaw`
      INSERT INTO content_entry (id, kind, slug, title, category, topic, rank, words, published_at)
      SELECT gen_random_uuid(), ${kind}, 'e-' || ${part}::int || '-' || n, ${title} || n, '类' || n % 6, '题' || n % 30,
        n % 500, ${words}::text[] || ('n' || n % 2000), now() - n * interval '1 minute'
      FROM generate_series(1, ${ROWS / TITLES.length}::int) AS n`;
  }
  for (const table of ['user_account', ...FULL_TABLES]) await vacuum(database, table);
}

/** Repeat until every page is all-visible, which a snapshot held elsewhere can delay. */
async function vacuum(database: Database, table: string): Promise<void> {
  let unmarked = 1;
  while (unmarked > 0) {
    await database.$executeRawUnsafe(`VACUUM ANALYZE "${table}"`);
    const [row] = await database.$queryRaw<Array<{ unmarked: number }>>`
      SELECT relpages - relallvisible AS unmarked FROM pg_class WHERE oid = ${table}::regclass`;
    unmarked = row?.unmarked ?? 0;
  }
}

const ofMembers = `FROM user_account AS member, generate_series(1, ${EACH}) AS n`;
const statements = [
  `INSERT INTO resume (id, user_id, title, template_code, document, updated_at)
   SELECT gen_random_uuid(), member.id, '简历' || n, 'tem0001', '{}', now() - n * interval '1 hour' ${ofMembers}`,
  `INSERT INTO message (id, user_id, title, key, created_at)
   SELECT gen_random_uuid(), member.id, '导出完成', 'user:' || member.id || ':' || n, now() - n * interval '1 hour' ${ofMembers}`,
  `INSERT INTO message (id, title, key, created_at)
   SELECT gen_random_uuid(), '通知', 'all:' || n, now() - n * interval '1 day' FROM generate_series(1, 200) AS n`,
  `INSERT INTO ai_count_entry (id, user_id, kind, amount, balance_after, key, source, created_at)
   SELECT gen_random_uuid(), member.id, 'grant', 1, n, 'k' || n, 'order', now() - n * interval '1 hour' ${ofMembers}`,
  `INSERT INTO purchase_order (id, user_id, number, request_key, product_id, kind, name, amount_fen, status, created_at, expires_at)
   SELECT gen_random_uuid(), member.id, member.id || '-' || n, 'k' || n, 1, 'card', '月卡', 1800, 'granted',
     now() - n * interval '1 hour', now() ${ofMembers}`,
  `INSERT INTO analysis (id, user_id, service, input, input_hash, request_key, status, created_at)
   SELECT gen_random_uuid(), member.id, 'resumeAnalysis', '{}', 'h' || n, 'k' || n, 'done', now() - n * interval '1 hour' ${ofMembers}`,
  `INSERT INTO model_call (id, user_id, analysis_id, provider, model, sent, replaced, status, created_at)
   SELECT gen_random_uuid(), run.user_id, run.id, 'p', 'm', '', '{}', CASE WHEN n % 200 = 0 THEN 'failed' ELSE 'done' END,
     now() - n * interval '1 minute' FROM (SELECT *, row_number() OVER () AS n FROM analysis) AS run`,
  // Every hundredth run is a scoring.
  `UPDATE analysis SET step = 'rescore', parent_id = (
     SELECT other.id FROM analysis AS other WHERE other.user_id = analysis.user_id AND other.request_key = 'k1')
   WHERE request_key = 'k50' AND created_at < now()`,
  `INSERT INTO sms_send (id, phone_index, ip_hash, purpose, state, created_at)
   SELECT gen_random_uuid(), 'phone-' || n % 5000, '', 'login', CASE WHEN n % 200 = 0 THEN 'failed' ELSE 'sent' END,
     now() - n * interval '1 minute' FROM generate_series(1, ${ROWS}) AS n`,
  `INSERT INTO mail_message (id, recipient_index, sender_index, ip_hash, purpose, content_cipher, state, created_at,
     expires_at)
   SELECT gen_random_uuid(), 'box-' || n % 5000, '', '', 'export', '', CASE WHEN n % 200 = 0 THEN 'failed' ELSE 'sent' END,
     now() - n * interval '1 minute', now() FROM generate_series(1, ${ROWS}) AS n`,
  `INSERT INTO job_feed (source, name, is_sample, imported_at) VALUES ('feed', '合作平台', false, now())`,
  `INSERT INTO job_posting (id, source, external_id, title, company, city, tags, description, words, published_on)
   SELECT gen_random_uuid(), 'feed', n::text, '岗位' || n, '公司', '城市' || n % 40, '{}', '要求', ARRAY['岗位', 'n' || n % 2000],
     current_date - n % 300 FROM generate_series(1, ${ROWS}) AS n`,
  `INSERT INTO daily_count (day, metric, label, count, updated_at)
   SELECT current_date - n / 10, 'aiRun', 'service-' || n % 10, n, now() FROM generate_series(0, ${ROWS - 1}) AS n`,
  `INSERT INTO audit_entry (id, actor, action, subject, detail, created_at)
   SELECT gen_random_uuid(), 'operator:o', 'setting.set', 'setting/' || n, jsonb_build_object(
     'before', repeat('https://example.cn/a ', 3), 'after', repeat('https://example.cn/b ', 3)), now() - n * interval '1 minute'
   FROM generate_series(1, ${ROWS}) AS n`,
];
