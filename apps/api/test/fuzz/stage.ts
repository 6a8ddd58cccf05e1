import { CatalogueService } from '@qicheng/core/catalogue';
import { ContentFileService } from '@qicheng/core/content';
import { ContestAdminService } from '@qicheng/core/contest';
import type { Database } from '@qicheng/db';
import type { TestApi } from '../harness.js';

const HOUR = 3_600_000;
/** The school that students can sign in with. */
export const SCHOOL_CODE = 's1';
export const SCHOOL_NAME = '启程示范大学';

const entry = (path: string, head: string, body = '正文') => ({
  path,
  text: `---\n${head}\npublished: 2026-11-01\n---\n\n${body}\n`,
});
const CONTENT = [
  entry('document/letter.md', 'title: 求职信范文\ncategory: 求职信\ntopic: 校招'),
  entry(
    'course/one-page.md',
    'title: 一页简历\ncategory: 简历\nlevel: 入门\nchapters:\n  - { title: 结构, minutes: 5 }',
    '## 结构\n\n先看结构。',
  ),
  entry('help/password.md', 'title: 忘记密码怎么办\ncategory: 账号'),
];

/** What the site contains before users arrive: a shop, contests, content, jobs and exam tables. */
export interface Stage {
  documentId: string;
  courseId: string;
  helpId: string;
  jobId: string;
  postId: string;
}

/** Creates what the newer features need, so that calls get past their first checks. */
export async function openStage(api: TestApi, database: Database): Promise<Stage> {
  await api.app.get(CatalogueService, { strict: false }).seed();
  await api.app.get(ContentFileService, { strict: false }).importAll('test', CONTENT, false);
  const admin = api.app.get(ContestAdminService, { strict: false });
  for (const kind of ['school', 'provincial'] as const) {
    const opensAt = new Date(Date.now() - HOUR).toISOString();
    const closesAt = new Date(Date.now() + 24 * HOUR).toISOString();
    const plan = { code: kind, kind, title: `大赛 ${kind}`, organiser: '示例主办方', rules: '# 规则' };
    const schoolCode = kind === 'school' ? SCHOOL_CODE : '';
    await admin.create('test', { ...plan, schoolCode, opensAt, closesAt });
    await admin.open('test', kind);
  }
  await database.jobFeed.create({ data: { source: 'sample', name: '示例职位', isSample: true } });
  const posting = { source: 'sample', externalId: 'a', title: '会计', company: '示例公司', city: '南京' };
  const details = { description: '负责工作。', tags: ['财务金融'], words: ['会计'] };
  const job = await database.jobPosting.create({
    data: { ...posting, ...details, publishedOn: new Date('2026-11-01') },
  });
  const conditions = { education: '本科及以上', major: '计算机类（0809）' };
  const post = { code: 'S1', name: '信息岗（示例）', department: '示例局', conditions };
  const source = { sourceTitle: '测试公告', sourceDate: '2026-10-14' };
  const table = { exam: '国考', version: '示例职位表', isSample: true, ...source };
  const { posts } = await database.positionTable.create({
    data: { ...table, posts: { create: post } },
    include: { posts: true },
  });
  const entries = await database.contentEntry.findMany();
  const idOf = (kind: string) => entries.find((one) => one.kind === kind)?.id ?? '';
  return {
    documentId: idOf('document'),
    courseId: idOf('course'),
    helpId: idOf('help'),
    jobId: job.id,
    postId: posts[0]?.id ?? '',
  };
}
