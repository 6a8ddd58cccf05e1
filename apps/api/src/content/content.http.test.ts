import { getUserInfo } from '@qicheng/contract/account/index';
import {
  countDocumentDownload,
  countDocumentView,
  downloadDocument,
  getCourse,
  getDocument,
  getHelp,
  getHome,
  getTopBanner,
  keepCoursePlace,
  listBanners,
  listCourses,
  listDocumentCategories,
  listDocuments,
  listDocumentTopics,
  listHelp,
  listHotDocuments,
  listImages,
  listMyCourses,
  suggest,
} from '@qicheng/contract/content/index';
import { ContentFileService, DocumentFileService } from '@qicheng/core/content';
import { openDatabase } from '@qicheng/testing/open-database';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

const entry = (head: string, body = '正文') => `---\n${head}\n---\n\n${body}\n`;
const FILES = [
  {
    path: 'document/cover-letter.md',
    text: entry(
      'title: 求职信范文\ncategory: 求职信\ntopic: 校招\ntags: [应届]\nhot: true\norder: 2\npublished: 2026-11-01',
      '## 开头\n\n尊敬的招聘负责人，<script>alert(1)</script>',
    ),
  },
  {
    path: 'document/thanks.md',
    text: entry('title: 面试感谢信\ncategory: 求职信\ntopic: 面试\norder: 1\npublished: 2026-11-02'),
  },
  { path: 'document/draft.md', text: entry('title: 未完成的求职信\ncategory: 求职信') },
  { path: 'document/later.md', text: entry('title: 以后的求职信\ncategory: 求职信\npublished: 2999-01-01') },
  {
    path: 'course/one-page.md',
    text: entry(
      'title: 一页简历\ncategory: 简历\npublished: 2026-11-01\nlevel: 入门\nchapters:\n  - { title: 结构, minutes: 5 }\n  - { title: 经历, minutes: 9 }',
      '## 结构\n\n先看结构。\n\n## 经历\n\n再写**经历**。',
    ),
  },
  { path: 'help/password.md', text: entry('title: 忘记密码怎么办\ncategory: 账号\npublished: 2026-11-01') },
  {
    path: 'banner/top.md',
    text: entry('title: 秋招开始\npublished: 2026-11-01\nurl: /index/Template\nplace: top'),
  },
  {
    path: 'banner/home.md',
    text: entry(
      'title: 三十二套模板\nimage: /content/a.svg\npublished: 2026-11-01\nurl: /index/Template\nplace: home',
    ),
  },
];

let api: TestApi;
let files: ContentFileService;
beforeAll(async () => {
  api = await startApi();
  files = api.app.get(ContentFileService, { strict: false });
  await files.importAll('test', FILES, false);
});
afterAll(() => api.stop());

const visitor = () => api.as(null);
const titles = (page: { list: readonly { title: string }[] }) => page.list.map(({ title }) => title);

describe('content files', () => {
  it('are imported once, all or none, and exported unchanged', async () => {
    const again = await files.importAll('test', FILES, false);
    expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    const exported = await files.exportAll();
    expect(exported.map(({ path }) => path).sort()).toEqual(FILES.map(({ path }) => path).sort());
    expect(
      (await files.importAll('test', exported, false)).every(({ outcome }) => outcome === 'unchanged'),
    ).toBe(true);
    const wrong = [
      { path: 'help/new.md', text: entry('title: 新的') },
      { path: 'nowhere/x.md', text: '' },
    ];
    expect((await files.importAll('test', wrong, false)).map(({ outcome }) => outcome)).toEqual([
      'ready',
      'refused',
    ]);
    expect((await files.exportAll()).length).toBe(FILES.length);
  });
});

describe('job documents', () => {
  it('are listed and found by words, initials and category; drafts and scheduled ones are not', async () => {
    const call = visitor();
    expect(titles(await call(listDocuments, {}))).toEqual(['面试感谢信', '求职信范文']);
    expect(titles(await call(listDocuments, { keyword: '求职信' }))).toEqual(['求职信范文', '面试感谢信']);
    expect(titles(await call(listDocuments, { keyword: 'msgxx' }))).toEqual(['面试感谢信']);
    expect(titles(await call(listDocuments, { keyword: '应届' }))).toEqual(['求职信范文']);
    expect((await call(listDocuments, { keyword: '！？' })).total).toBe(0);
    expect(titles(await call(listDocuments, { topic: '面试' }))).toEqual(['面试感谢信']);
    expect(titles(await call(listHotDocuments, {}))).toEqual(['求职信范文', '面试感谢信']);
    expect((await call(listDocumentCategories, {})).list).toEqual([{ name: '求职信', count: 2 }]);
    const topics = await call(listDocumentTopics, { category: '求职信' });
    expect(topics.list.map(({ name }) => name)).toEqual(['面试', '校招']);
  });

  it('are served without scripts, and counted', async () => {
    const call = visitor();
    const { list } = await call(listDocuments, { topic: '校招' });
    const id = list[0]?.id ?? '';
    const read = await call(getDocument, { id });
    expect(read.html).toContain('<h2>开头</h2>');
    expect(read.html).not.toContain('<script>');
    expect(titles({ list: read.related })).toEqual(['面试感谢信']);
    expect(await call(countDocumentView, { id })).toEqual({ views: 1 });
    expect(await call(countDocumentDownload, { id })).toEqual({ downloads: 1 });
    expect((await call(getDocument, { id })).views).toBe(1);
  });

  it('are downloaded as Word files named by title, also after a change', async () => {
    const { call } = await openAccount(api, '13800000311');
    const made = api.app.get(DocumentFileService, { strict: false });
    const id = (await call(listDocuments, { topic: '面试' })).list[0]?.id ?? '';
    const { key, markdown } = await made.source(id);
    expect(markdown).toBe('正文');
    await made.store(key, Buffer.from('PK'));
    const { name, content } = await call(downloadDocument, { id });
    expect([name, Buffer.from(content as Uint8Array).toString()]).toEqual(['面试感谢信.docx', 'PK']);
    const changed = FILES.filter(({ path }) => path.endsWith('thanks.md'));
    await files.importAll(
      'test',
      changed.map((file) => ({ ...file, text: `${file.text}又一段` })),
      false,
    );
    expect((await made.source(id)).key).not.toBe(key);
    await files.importAll('test', changed, false);
  });

  it('are for members, and count against the monthly allowance once a day each', async () => {
    const made = api.app.get(DocumentFileService, { strict: false });
    const { call, userId } = await openAccount(api, '13800000312');
    const { list } = await call(listDocuments, {});
    for (const { id } of list) await made.store((await made.source(id)).key, Buffer.from('PK'));
    const id = list[0]?.id ?? '';
    expect(await api.post('/api/document/word', { id })).toMatchObject({ status: 401 });
    const left = async () => (await call(getUserInfo, {})).remainingDownloads;
    const allowance = await left();
    await call(downloadDocument, { id });
    await call(downloadDocument, { id });
    expect(await left()).toBe(allowance - 1);
    const database = openDatabase({ url: api.databaseUrl, poolSize: 1, acquireTimeoutMs: 20_000 });
    const spent = Array.from({ length: allowance - 1 }, () => ({ userId, entryId: id }));
    await database.documentDownload.createMany({ data: spent });
    await database.$disconnect();
    expect(await left()).toBe(0);
    await call(downloadDocument, { id });
    await expect(call(downloadDocument, { id: list[1]?.id ?? '' })).rejects.toMatchObject({
      status: 200,
      code: 0,
      message: '本月的文档下载次数已用完，下个月可以继续下载',
    });
    expect(await left()).toBe(0);
  });

  it('respond 404 alike for non-documents, drafts and unknown ids', async () => {
    const [help] = (await visitor()(listHelp, {})).list;
    const { token } = await openAccount(api, '13800000313');
    for (const id of [help?.id, '00000000-0000-7000-8000-00000000abcd'])
      for (const path of ['/resume/getInfo', '/resume/look', '/resume/dow_number', '/api/document/word'])
        expect(await api.post(path, { id }, { token })).toMatchObject({
          status: 404,
          msg: '内容不存在或已下线',
        });
  });
});

describe('courses', () => {
  it('have chapters with separate text, and remember each member’s position', async () => {
    const { call } = await openAccount(api, '13800000301');
    const other = await openAccount(api, '13800000302');
    const id = (await call(listCourses, {})).list[0]?.id ?? '';
    const course = await call(getCourse, { id });
    expect(course.chapters.map(({ title, html }) => [title, html])).toEqual([
      ['结构', '<p>先看结构。</p>'],
      ['经历', '<p>再写<strong>经历</strong>。</p>'],
    ]);
    expect(course.progress).toBeNull();
    await call(keepCoursePlace, { id, chapter: 2, seconds: 30, isDone: true });
    await call(keepCoursePlace, { id, chapter: 1, isDone: true });
    expect(await call(keepCoursePlace, { id, chapter: 2 })).toMatchObject({
      chapter: 2,
      seconds: 0,
      done: [1, 2],
    });
    expect((await call(listMyCourses, {})).list).toMatchObject([{ id, title: '一页简历', chapterCount: 2 }]);
    expect((await other.call(listMyCourses, {})).total).toBe(0);
    expect((await other.call(getCourse, { id })).progress).toBeNull();
    await expect(call(keepCoursePlace, { id, chapter: 3 })).rejects.toMatchObject({ status: 404 });
  });
});

describe('site shell', () => {
  it('shows banners by position, and the content of home', async () => {
    const call = visitor();
    expect((await call(getTopBanner, {})).banner).toEqual({
      image: '',
      url: '/index/Template',
      title: '秋招开始',
      content: '',
    });
    expect(titles(await call(listBanners, {}))).toEqual(['三十二套模板']);
    expect(titles(await call(listBanners, { place: 'ai' }))).toEqual([]);
    expect(titles(await call(listImages, {}))).toEqual(['三十二套模板']);
    expect((await call(getHome, {})).counts).toMatchObject({ documents: 2, courses: 1, help: 1 });
  });

  it('suggests while typing', async () => {
    const call = visitor();
    expect(titles(await call(suggest, { keyword: 'wj', kind: 'help' }))).toEqual(['忘记密码怎么办']);
    expect(titles(await call(suggest, { keyword: '忘记', kind: 'help' }))).toEqual(['忘记密码怎么办']);
    expect((await call(suggest, { keyword: ' ', kind: 'course' })).list).toEqual([]);
    expect((await call(suggest, { keyword: '学术', kind: 'template' })).list.length).toBeGreaterThan(0);
  });

  it('responds to GET and POST for the lists of the specification', async () => {
    expect(await api.post('/index/getContestType', {})).toMatchObject({ code: 1, data: { type: 3 } });
    expect(await api.post('/index/get_service_qrcode', {})).toMatchObject({
      code: 1,
      data: { service_image: '', diagnose_image: '', channel: '' },
    });
    const answer = await fetch(`${api.url}/index/top_info`, { headers: { accept: 'application/json' } });
    expect(await answer.json()).toMatchObject({ code: 1, data: { banner: { title: '秋招开始' } } });
  });

  it('returns a help article', async () => {
    const call = visitor();
    const [help] = (await call(listHelp, { keyword: '密码' })).list;
    expect((await call(getHelp, { id: help?.id ?? '' })).html).toBe('<p>正文</p>');
  });
});
