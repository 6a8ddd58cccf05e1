import { randomBytes } from 'node:crypto';
import {
  forgetVisitorImport,
  startVisitorImport,
  takeVisitorImport,
} from '@qicheng/contract/resume-import/index';
import { type ImportDraft, ImportRunService } from '@qicheng/core/resume-import';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import { testRedisUrl } from '@qicheng/testing/env';
import { startApi, type TestApi } from '../../test/harness.js';

let api: TestApi;
let rows: Database;
let runs: ImportRunService;
const draft: ImportDraft = {
  format: 'text',
  isLossless: false,
  title: '张三的简历',
  language: 'zh',
  templateCode: null,
  document: { ...emptyDocument(), basics: { name: { zh: '张三' } } },
  fields: [],
  unplaced: [],
  warnings: ['noContact'],
};

beforeAll(async () => {
  const redisUrl = `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`;
  api = await startApi({ redisUrl }, ['127.0.0.1']);
  rows = api.openDatabase();
  runs = api.app.get(ImportRunService, { strict: false });
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});
beforeEach(async () => {
  await rows.resumeImport.deleteMany();
  await rows.throttle.deleteMany();
});

/** One browser: keeps its identifying cookie. */
function browser(ip = '203.0.113.7') {
  let cookie = '';
  return async (path: string, body: FormData | string) => {
    const response = await fetch(api.url + path, {
      method: 'POST',
      body,
      headers: {
        'x-forwarded-for': ip,
        ...(cookie !== '' && { cookie }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { code, msg, data } = (await response.json()) as {
      code: number;
      msg: string;
      data: { importId: string; status: string; result: ImportDraft | null; failure: string | null };
    };
    return { status: response.status, code, msg, data };
  };
}
type Browser = ReturnType<typeof browser>;

const start = (send: Browser, text = '姓名：张三', name = '张三.txt') => {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  return send(startVisitorImport.path, form);
};
const take = (send: Browser, importId: string) => send(takeVisitorImport.path, JSON.stringify({ importId }));

const forget = (send: Browser, importId: string) =>
  send(forgetVisitorImport.path, JSON.stringify({ importId }));

/** Acts as the worker. */
async function read(importId: string, end: 'done' | 'empty' = 'done'): Promise<void> {
  const claim = await runs.claim(importId);
  if (!claim) throw new Error('the import was not queued');
  expect(Buffer.from((await runs.read(claim)) ?? []).toString()).toBe('姓名：张三');
  await (end === 'done' ? runs.complete(claim, draft) : runs.fail(claim, end));
}

it('imports a file for a visitor, keeps the result until fetched, and stores nothing else', async () => {
  const send = browser();
  const { data } = await start(send);
  expect(data).toMatchObject({ status: 'queued', result: null });
  await read(data.importId);
  const [row] = await rows.resumeImport.findMany();
  expect(row).toMatchObject({ content: null, userId: null, fileId: null });
  // The first answer may be lost.
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect((await take(send, data.importId)).data).toMatchObject({
      status: 'done',
      result: { title: '张三的简历', document: expect.stringContaining('"zh":"张三"') },
    });
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect(await forget(send, data.importId)).toMatchObject({ status: 200, code: 1 });
  expect(await rows.resumeImport.count()).toBe(0);
  expect(await rows.storedFile.count()).toBe(0);
  expect(await take(send, data.importId)).toMatchObject({ status: 404, msg: '导入记录不存在或已过期' });
});

it('reports why it failed, and stores no file', async () => {
  const send = browser();
  const { data } = await start(send);
  await read(data.importId, 'empty');
  expect((await rows.resumeImport.findFirst())?.content).toBeNull();
  expect((await take(send, data.importId)).data.failure).toContain('没有从文件中识别到文字');
});

it('a cancelled import is gone for the worker, and frees its slot', async () => {
  const send = browser();
  const { data } = await start(send);
  const claim = await runs.claim(data.importId);
  await forget(send, data.importId);
  expect(await runs.renew(claim!)).toBe(false);
  expect(await runs.complete(claim!, draft)).toBe(false);
  expect((await start(send)).status).toBe(200);
});

it('another browser cannot fetch it', async () => {
  const { data } = await start(browser());
  await read(data.importId);
  expect((await take(browser(), data.importId)).status).toBe(404);
  await forget(browser(), data.importId);
  expect(await rows.resumeImport.count()).toBe(1);
});

it('an unfetched result is deleted after ten minutes', async () => {
  const { data } = await start(browser());
  await read(data.importId);
  expect(await runs.eraseOld()).toBe(0);
  await rows.resumeImport.updateMany({ data: { createdAt: new Date(Date.now() - 601_000) } });
  expect(await runs.eraseOld()).toBe(1);
});

it('a browser has one in progress, and five an hour', async () => {
  const send = browser();
  const first = await start(send);
  expect((await start(send)).status).toBe(503);
  await read(first.data.importId);
  await take(send, first.data.importId);
  for (let count = 3; count <= 5; count += 1) {
    const { data } = await start(send);
    await read(data.importId);
    await take(send, data.importId);
  }
  expect(await start(send)).toMatchObject({
    status: 429,
    msg: '导入次数已达上限，请稍后再试，或登录后继续导入',
  });
});

it('an address has twenty an hour, whatever the browsers', async () => {
  for (let count = 1; count <= 20; count += 1) {
    await start(browser());
    await rows.resumeImport.deleteMany();
  }
  expect((await start(browser())).status).toBe(429);
  expect((await start(browser('198.51.100.9'))).code).toBe(1);
});

it.each([
  ['a file above 3 MB', 'x'.repeat(3_145_729), '张三.txt', '未登录时只能导入 3 MB 以内的文件'],
  ['a program', 'MZ', '张三.exe', ''],
  ['an empty file', '', '张三.txt', ''],
])('rejects %s, counting and storing nothing', async (_what, text, name, words) => {
  const answer = await start(browser(), text, name);
  expect(answer.code).not.toBe(1);
  expect(answer.msg).toContain(words);
  expect(await rows.resumeImport.count()).toBe(0);
  expect(await rows.throttle.count()).toBe(0);
});
