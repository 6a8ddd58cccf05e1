// Résumés by the hundred thousand, twenty for each user, as the product stores them.
import { documentOf } from './client.mjs';
import { demoDocument, openSessions } from './filled-site.mjs';

const RESUMES_EACH = 20;
const USERS_AT_ONCE = 2_500;
/** Members whose résumés are listed, read and saved, spread over the whole table. */
const MEMBERS = 400;
const USERNAME = '万人';

/**
 * @param {import('./site.mjs').Site} site @param {import('./filled-site.mjs').Filled['query']} query
 * @returns {Promise<{ document: string, growTo: (total: number) => Promise<import('./filled-site.mjs').Member[]> }>}
 * `growTo` adds users until the site has `total` résumés and returns members with a session
 */
export async function openManyResumes({ url, env }, query) {
  const demo = await demoDocument({ url });
  const document = JSON.stringify(documentOf(JSON.parse(demo), Buffer.byteLength(demo)));
  const addUsers = (count) =>
    query(
      `WITH added AS (
         INSERT INTO user_account (id, username, updated_at)
         SELECT uuidv7(), $1, now() FROM generate_series(1, $2::int) RETURNING id)
       INSERT INTO resume (id, user_id, title, template_code, language, document)
       SELECT uuidv7(), added.id, '简历 ' || number, 'tem0001', 'zh', $3::jsonb
       FROM added, generate_series(1, $4::int) AS number`,
      [USERNAME, count, document, RESUMES_EACH],
    );
  return {
    document,
    async growTo(total) {
      const [{ present }] = await query('SELECT count(*)::int AS present FROM resume');
      let missing = Math.ceil((total - present) / RESUMES_EACH);
      for (; missing > 0; missing -= USERS_AT_ONCE) await addUsers(Math.min(missing, USERS_AT_ONCE));
      await query('VACUUM ANALYZE resume, user_account');
      const users = await query(
        'SELECT id FROM user_account WHERE username = $1 ORDER BY random() LIMIT $2',
        [USERNAME, MEMBERS],
      );
      return openSessions(
        query,
        env,
        users.map(({ id }) => id),
      );
    },
  };
}
