// Rows by the hundred thousand, as the product itself would write them.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../tooling/launcher/home.mjs';
import { Chance } from './chance.mjs';

const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');

const WHO =
  '应届生 实习生 研究生 转行者 教师 护士 会计 程序员 产品经理 设计师 销售 运营 法务 工程师 管培生 公务员'.split(
    ' ',
  );
const WHAT =
  '简历 求职信 面试 自我介绍 感谢信 推荐信 申请书 合同 谈薪 复试 调剂 体检 档案 户口 社保 笔试'.split(' ');
const FORM = '范文 模板 清单 步骤 问答 案例 对照表 时间表 提纲 注意事项'.split(' ');
/** Components of titles. */
export const titleParts = [WHO, WHAT, FORM];
const SAID =
  '先列出要求 逐条写出证据 数字要有出处 语气要平实 控制在一页之内 提前核对日期 附件统一命名 请同学读一遍'.split(
    ' ',
  );
const CATEGORIES = ['简历', '求职信', '面试', '职场', '升学', '校园'];
const BATCH = 2_000;

const one = (chance, list) => list[Math.floor(chance.next() * list.length)];

function entryOf(chance, kind, index) {
  const title = `${one(chance, WHO)}${one(chance, WHAT)}${one(chance, FORM)} ${index}`;
  const body = Array.from({ length: 4 }, () => one(chance, SAID)).join('，');
  return { kind, slug: `bench-${index}`, title, category: one(chance, CATEGORIES), body, rank: index % 500 };
}

/** @param {Record<string, string>} env the site's */
export async function openRows(env) {
  const { indexTerms } = await import(
    pathToFileURL(path.join(projectRoot, 'packages/core/dist/content/search/search-terms.js')).href
  );
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  return {
    /** Adds `count` published entries of a kind. */
    async addEntries(kind, count) {
      const chance = new Chance(count);
      const data = kind === 'course' ? { level: '入门', chapters: [{ title: '第一章', minutes: 5 }] } : {};
      for (let from = 0; from < count; from += BATCH) {
        const entries = Array.from({ length: Math.min(BATCH, count - from) }, (_none, index) =>
          entryOf(chance, kind, from + index),
        );
        const rows = entries.map((entry) => ({
          ...entry,
          words: indexTerms({ title: entry.title, text: `${entry.category}\n${entry.body}` }),
        }));
        await client.query(
          `INSERT INTO content_entry (id, kind, slug, title, category, body, rank, words, tags, data, published_at)
           SELECT gen_random_uuid(), kind, slug, title, category, body, rank, words, '{}', $2::jsonb, now()
           FROM jsonb_to_recordset($1::jsonb)
             AS made (kind text, slug text, title text, category text, body text, rank int, words text[])`,
          [JSON.stringify(rows), JSON.stringify(data)],
        );
      }
    },
    /** Adds `each` messages to every existing member, and announces `common` to all. */
    async addMessages(each, common) {
      await client.query(
        `INSERT INTO message (id, user_id, title, body, key, created_at)
         SELECT gen_random_uuid(), member.id, '导出完成', '文件保留三天', 'user:' || member.id || ':bench:' || number,
           now() - number * interval '1 minute'
         FROM user_account AS member, generate_series(1, $1::int) AS number`,
        [each],
      );
      await client.query(
        `INSERT INTO message (id, title, body, key, created_at)
         SELECT gen_random_uuid(), '站点通知', '正文', 'bench:' || number, now() + number * interval '1 second'
         FROM generate_series(1, $1::int) AS number`,
        [common],
      );
    },
    async counts() {
      await client.query('VACUUM ANALYZE content_entry, content_card, message');
      const { rows } = await client.query(
        `SELECT (SELECT count(*) FROM content_entry) AS entries, (SELECT count(*) FROM message) AS messages`,
      );
      return rows[0];
    },
    close: () => client.end(),
  };
}
