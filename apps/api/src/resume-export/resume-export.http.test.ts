import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call } from '@qicheng/contract/kit/client';
import {
  checkExport,
  getExport,
  getWord,
  listExports,
  savePdf,
  sendEmailAttachment,
  startExport,
} from '@qicheng/contract/resume-export/index';
import { saveResume } from '@qicheng/contract/resume/index';
import { ExportRunService } from '@qicheng/core/resume-export';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import { testRedisUrl } from '@qicheng/testing/env';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
let api: TestApi;
let rows: Database;
let runs: ExportRunService;
let call: Call;
let token: string;
let resumeId: string;
let fontsDirectory: string;

/** A font manifest with only Chinese; rare characters only in the second files. */
async function listFonts(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'qicheng-fonts-'));
  const usual = [[0x4e00, 0x9fa5]];
  const all = [[0x3400, 0x4dff], ...usual];
  const face = { family: 'Noto Sans SC', weight: 400, file: '', rareFile: '', characters: 0 };
  const manifest = { faces: [face], characters: [{ covered: usual, available: all }] };
  await writeFile(path.join(directory, 'manifest.json'), JSON.stringify(manifest));
  return directory;
}

beforeAll(async () => {
  fontsDirectory = await listFonts();
  const redisUrl = `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`;
  api = await startApi({ redisUrl, fontsDirectory });
  rows = api.openDatabase();
  runs = api.app.get(ExportRunService, { strict: false });
  ({ call, token } = await openAccount(api, '13800000301'));
  const draft = {
    title: '产品经理',
    templateCode: 'tem0001',
    language: 'zh' as const,
    document: emptyDocument(),
  };
  resumeId = (await call(saveResume, draft)).id;
});
afterAll(async () => {
  await rows.$disconnect();
  await api.stop();
  await rm(fontsDirectory, { recursive: true });
});
beforeEach(() => rows.resumeExport.deleteMany());

/** Acts as the worker for the next export: waits for its row, then ends it. */
async function workOnce(end: 'done' | 'failed' = 'done', bytes = '%PDF-') {
  for (;;) {
    const queued = await rows.resumeExport.findFirst({ where: { status: 'queued' } });
    const claim = queued && (await runs.claim(queued.id));
    if (!claim) continue;
    if (end === 'failed') return runs.fail(claim, 'broken');
    const mime = claim.format === 'docx' ? DOCX : 'application/pdf';
    return runs.complete(claim, { bytes: Buffer.from(bytes), mime });
  }
}

describe('POST /make_resume/resumeSavePdf', () => {
  it('1: returns a link to the file, named after the résumé', async () => {
    const [answer] = await Promise.all([
      api.post('/make_resume/resumeSavePdf', { id: resumeId }, { token }),
      workOnce(),
    ]);
    expect(answer).toMatchObject({ status: 200, code: 1, data: { file_name: '产品经理.pdf' } });
    const { fullurl } = answer.data as { fullurl: string };
    const file = await fetch(new URL(fullurl, api.url));
    expect([await file.text(), file.headers.get('content-type')]).toEqual(['%PDF-', 'application/pdf']);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('1: prints in the requested language', async () => {
    await Promise.all([call(savePdf, { id: resumeId, language: 'en' }), workOnce()]);
    expect(await rows.resumeExport.findFirstOrThrow()).toMatchObject({ snapshot: { language: 'en' } });
  });

  it('0: reports a failed export', async () => {
    const [failure] = await Promise.all([
      call(savePdf, { id: resumeId }).catch((error: unknown) => error),
      workOnce('failed'),
    ]);
    expect(failure).toMatchObject({
      status: 200,
      code: 0,
      message: '文件生成失败，请稍后重试，或使用浏览器打印',
    });
  });

  it('404, 400, 401: another user’s résumé, an invalid template, no session', async () => {
    const other = (await openAccount(api, '13800000302')).call;
    await expect(other(savePdf, { id: resumeId })).rejects.toMatchObject({ status: 404 });
    await expect(call(savePdf, { id: resumeId, templateCode: 'tem9999' })).rejects.toMatchObject({
      status: 400,
    });
    expect(
      (await api.post('/make_resume/resumeSavePdf', { id: resumeId, tz_url: 'http://x' }, { token })).status,
    ).toBe(400);
    expect((await api.post('/make_resume/resumeSavePdf', { id: resumeId })).status).toBe(401);
  });
});

describe('POST /word/getWord', () => {
  it('returns the file itself; tk is the token, user_id is ignored', async () => {
    const body = {
      id: resumeId,
      tk: token,
      user_id: randomUUID(),
      type: 'docx',
      tzUrl: 'tem0001',
      wordTitle: '张三',
    };
    const headers = { 'content-type': 'application/json' };
    const responding = fetch(`${api.url}/word/getWord`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const [response] = await Promise.all([responding, workOnce('done', 'PK')]);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, DOCX]);
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('张三.docx'));
    expect(await response.text()).toBe('PK');
  });

  it('0 and 401: a failed export, and different tokens in header and tk', async () => {
    const [failure] = await Promise.all([
      call(getWord, { id: resumeId }).catch((error: unknown) => error),
      workOnce('failed'),
    ]);
    expect(failure).toMatchObject({ code: 0, status: 200 });
    expect((await api.post('/word/getWord', { id: resumeId, tk: 'other' }, { token })).status).toBe(401);
  });
});

describe('asynchronous exports', () => {
  it('are started, watched and listed', async () => {
    const { exportId, status } = await call(startExport, { resumeId, format: 'png' });
    expect(status).toBe('queued');
    const watching = call(getExport, { exportId, wait: true });
    await workOnce();
    expect(await watching).toMatchObject({
      status: 'done',
      failure: null,
      file: { fileName: '产品经理.png' },
    });
    expect((await call(listExports, { resumeId })).list).toMatchObject([
      { exportId, format: 'png', status: 'done' },
    ]);
  });

  it('have a different name if they are for programs', async () => {
    const { exportId } = await call(startExport, { resumeId, format: 'pdf', ats: true });
    await call(startExport, { resumeId, format: 'pdf' });
    expect(await rows.resumeExport.count()).toBe(2);
    const { id } = await rows.resumeExport.findFirstOrThrow({ where: { id: exportId } });
    const claim = await runs.claim(id);
    expect(claim?.snapshot).toMatchObject({ ats: true, title: '产品经理-ATS版', templateCode: 'tem0001' });
  });

  it('are unlisted and not mailable if they only analyse the PDF', async () => {
    const { exportId } = await call(startExport, { resumeId, format: 'parse' });
    await workOnce();
    const { file } = await call(getExport, { exportId });
    expect(file?.fileName).toBe('产品经理.json');
    expect((await call(listExports, { resumeId })).list).toEqual([]);
    await expect(call(sendEmailAttachment, { exportId, email: 'hr@example.com' })).rejects.toMatchObject({
      status: 404,
      message: '导出记录不存在',
    });
  });

  it('400: an invalid resolution', async () => {
    const answer = await api.post('/api/resume/exports', { resumeId, format: 'png', pageDpi: 72 }, { token });
    expect(answer).toMatchObject({ status: 400, msg: '请选择 150 或 300 dpi' });
    expect(await rows.resumeExport.count()).toBe(0);
  });

  it('report failures in Chinese', async () => {
    const { exportId } = await call(startExport, { resumeId, format: 'jpg' });
    await workOnce('failed');
    expect(await call(getExport, { exportId })).toMatchObject({
      status: 'failed',
      failure: '文件生成失败，请重试，或使用浏览器打印',
    });
  });

  it('429: more than two at a time, with a retry time; 404: another user’s résumé', async () => {
    const { exportId } = await call(startExport, { resumeId, format: 'pdf' });
    await call(startExport, { resumeId, format: 'png' });
    const answer = await api.post('/api/resume/exports', { resumeId, format: 'jpg' }, { token });
    expect(answer).toMatchObject({ status: 429, msg: '请稍后再试' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = (await openAccount(api, '13800000303')).call;
    await expect(other(getExport, { exportId })).rejects.toMatchObject({
      status: 404,
      message: '导出记录不存在',
    });
  });
});

describe('POST /api/resume/exports/check', () => {
  const saveNamed = async (name: string) => {
    const document = { ...emptyDocument(), basics: { name: { zh: name } } };
    return await call(saveResume, { title: '简历', templateCode: 'tem0001', language: 'zh', document });
  };

  it('1: names characters that no font covers, but not rare ones', async () => {
    const { id } = await saveNamed('王㛃䶮😀');
    expect(await call(checkExport, { id })).toEqual({ missing: ['😀'], hasAiText: false });
    expect(await call(checkExport, { id, templateCode: 'tem0003' })).toEqual({
      missing: ['😀'],
      hasAiText: false,
    });
  });

  it('1: returns nothing if everything can be printed', async () => {
    const { id } = await saveNamed('王㛃䶮');
    const answer = await api.post('/api/resume/exports/check', { id }, { token });
    expect(answer).toMatchObject({ status: 200, code: 1, data: { missing: [] } });
  });

  it('404, 400, 401: another user’s résumé, an invalid template, no session', async () => {
    const other = (await openAccount(api, '13800000304')).call;
    await expect(other(checkExport, { id: resumeId })).rejects.toMatchObject({ status: 404 });
    await expect(call(checkExport, { id: resumeId, templateCode: 'tem9999' })).rejects.toMatchObject({
      status: 400,
    });
    expect((await api.post('/api/resume/exports/check', { id: resumeId })).status).toBe(401);
  });
});
