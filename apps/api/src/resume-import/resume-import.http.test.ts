import { randomUUID } from 'node:crypto';
import type { Call } from '@qicheng/contract/kit/client';
import {
  confirmImport,
  discardImport,
  getImport,
  getTemporaryResume,
  importResume,
  listImports,
  parseResumeText,
  startImport,
  updateResume,
} from '@qicheng/contract/resume-import/index';
import { getResume, saveResume } from '@qicheng/contract/resume/index';
import { uploadFile } from '@qicheng/contract/upload/index';
import { type ImportDraft, ImportRunService } from '@qicheng/core/resume-import';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

type Owner = Awaited<ReturnType<typeof openAccount>>;
let api: TestApi;
let rows: Database;
let runs: ImportRunService;
let a: Owner;
let b: Owner;

const document = { ...emptyDocument(), basics: { name: { zh: '张三' } } };
const source = { page: 1, box: null, line: 1, cell: null, quote: '姓名：张三' };
const draft: ImportDraft = {
  format: 'text',
  isLossless: false,
  title: '张三的简历',
  language: 'zh',
  templateCode: null,
  document,
  fields: [{ pointer: '/basics/name/zh', label: '姓名', value: '张三', confidence: 0.98, source }],
  unplaced: [],
  warnings: ['noContact'],
};

beforeAll(async () => {
  api = await startApi();
  rows = api.openDatabase();
  runs = api.app.get(ImportRunService, { strict: false });
  a = await openAccount(api, '13800000701');
  b = await openAccount(api, '13800000702');
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
});
beforeEach(() => rows.resumeImport.deleteMany());

const upload = (call: Call, name = '张三.txt') =>
  call(uploadFile, {}, { file: new Blob(['姓名：张三']), fileName: name });

/** Acts as the worker for the next import. */
async function workOnce(end: 'done' | 'empty' = 'done'): Promise<void> {
  for (;;) {
    const queued = await rows.resumeImport.findFirst({ where: { status: 'queued' } });
    const claim = queued && (await runs.claim(queued.id));
    if (!claim) continue;
    expect((await runs.read(claim))?.byteLength).toBeGreaterThan(0);
    await (end === 'done' ? runs.complete(claim, draft) : runs.fail(claim, end));
    return;
  }
}

async function imported(owner = a): Promise<string> {
  const { id } = await upload(owner.call);
  const { importId } = await owner.call(startImport, { fileId: id });
  await workOnce();
  return importId;
}

describe('starting an import', () => {
  it('accepts a link to the caller’s file and shows progress; user_id is ignored', async () => {
    const { url } = await upload(a.call);
    const answer = await api.post(
      '/upload_resume_file/import_resume',
      { user_id: b.userId, fullurl: url, file_name: '../../x\r\nSet-Cookie: y.txt', type: 'pdf' },
      { token: a.token },
    );
    expect(answer).toMatchObject({ code: 1, data: { status: 'queued', stage: 'waiting', progress: 0 } });
    expect((answer.data as { fileName: string }).fileName).toBe('xSet-Cookie: y.txt');
    await workOnce();
    const { importId } = answer.data as { importId: string };
    const state = await a.call(getImport, { importId, wait: true });
    expect(state).toMatchObject({ status: 'done', progress: 100, failure: null });
    expect(state.result).toMatchObject({
      title: '张三的简历',
      fields: [{ confidence: 0.98, source }],
      warnings: [{ code: 'noContact', message: '没有识别到手机号或邮箱，请补充' }],
    });
  });

  it('UP7: rejects every address except a link to the caller’s file', async () => {
    const { url, id } = await upload(b.call);
    const links = [
      'http://127.0.0.1:6379/',
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'http://0x7f.1',
    ];
    links.push(
      'http://[::1]/',
      `https://elsewhere.test/api/files?id=${id}`,
      url,
      `/api/files?id=${randomUUID()}`,
    );
    for (const link of links) {
      const refused = a.call(importResume, { url: link });
      await expect(refused).rejects.toMatchObject({ message: '文件不存在或已过期，请重新上传后再导入' });
    }
    await expect(a.call(startImport, { fileId: id })).rejects.toMatchObject({ status: 200 });
    expect(await rows.resumeImport.count()).toBe(0);
  });

  it('joins an import of the same file, and allows two at a time per user', async () => {
    const { id } = await upload(a.call);
    const first = await a.call(startImport, { fileId: id });
    expect((await a.call(startImport, { fileId: id })).importId).toBe(first.importId);
    await a.call(startImport, { fileId: (await upload(a.call)).id });
    const third = await upload(a.call);
    await expect(a.call(startImport, { fileId: third.id })).rejects.toMatchObject({ status: 429 });
  });

  it('rejects with a retry time while sixty wait, and writes nothing', async () => {
    const { id } = await upload(a.call);
    const row = { userId: b.userId, fileName: '张三.txt' };
    await rows.resumeImport.createMany({ data: Array.from({ length: 60 }, () => row) });
    await expect(a.call(startImport, { fileId: id })).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: expect.any(Number),
    });
    expect(await rows.resumeImport.count()).toBe(60);
  });

  it('reports why nothing was imported', async () => {
    const { id } = await upload(a.call);
    const { importId } = await a.call(startImport, { fileId: id });
    await workOnce('empty');
    expect(await a.call(getImport, { importId })).toMatchObject({
      status: 'failed',
      failure: '没有从文件中识别到文字，请换一份清晰的文件或手动填写',
      result: null,
    });
    expect((await a.call(listImports, {})).list).toMatchObject([{ importId, status: 'failed' }]);
  });

  it('imports pasted text like a file', async () => {
    const [answer] = await Promise.all([a.call(parseResumeText, { text: '姓名：张三\u0007' }), workOnce()]);
    expect(answer).toMatchObject({ outcome: 'ready', data: { status: 'done', fileName: '粘贴的简历.txt' } });
    await expect(a.call(parseResumeText, { text: ' \u0007 ' })).rejects.toMatchObject({
      message: '请粘贴简历内容',
    });
  });
});

describe('an import draft', () => {
  const chosen = { title: '我的简历', templateCode: 'tem0001', language: 'zh' as const, document };

  it('becomes a résumé once, however often it is confirmed', async () => {
    const importId = await imported();
    const resume = await a.call(confirmImport, { importId, ...chosen });
    expect(resume).toMatchObject({ title: '我的简历', version: 1 });
    const again = await a.call(confirmImport, { importId, ...chosen, title: '另一个名字' });
    expect(again.id).toBe(resume.id);
    expect(await a.call(getImport, { importId })).toMatchObject({
      status: 'confirmed',
      resumeId: resume.id,
      result: null,
    });
  });

  it('is visible to its owner only', async () => {
    const importId = await imported();
    for (const call of [
      b.call(getImport, { importId }),
      b.call(confirmImport, { importId, ...chosen }),
      b.call(getTemporaryResume, { id: importId }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404 });
    await b.call(discardImport, { importId });
    expect(await a.call(getImport, { importId })).toMatchObject({ status: 'done' });
  });

  it('is deleted with its file when discarded', async () => {
    const importId = await imported();
    const row = await rows.resumeImport.findUniqueOrThrow({ where: { id: importId } });
    await a.call(discardImport, { importId });
    await a.call(discardImport, { importId });
    await expect(a.call(getImport, { importId })).rejects.toMatchObject({ status: 404 });
    const file = await rows.storedFile.findUniqueOrThrow({ where: { id: row.fileId ?? '' } });
    expect(file.expiresAt?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('replaces a résumé’s content unless that changed meanwhile', async () => {
    const importId = await imported();
    const old = {
      title: '旧简历',
      templateCode: 'tem0001',
      language: 'zh' as const,
      document: emptyDocument(),
    };
    const { id, version } = await a.call(saveResume, old);
    const saved = await a.call(updateResume, { id, importId, version, document });
    expect(saved).toMatchObject({ title: '旧简历', version: version + 1 });
    expect((await a.call(getResume, { id })).document).toMatchObject({ basics: { name: { zh: '张三' } } });
    await expect(a.call(updateResume, { id, version, document: emptyDocument() })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('is shown as in the editor; without an id, a template’s example is', async () => {
    const importId = await imported();
    const shown = await a.call(getTemporaryResume, { id: importId });
    expect(shown).toMatchObject({ id: importId, version: 0, document: { basics: { name: { zh: '张三' } } } });
    const example = await api.post('/index/getInfoByMakeResumeId_temp', { tz_url: 'tem0002' });
    expect(example).toMatchObject({ code: 1, data: { tz_url: 'tem0002', version: 0 } });
  });
});
