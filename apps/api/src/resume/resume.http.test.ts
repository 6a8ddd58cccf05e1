import { randomUUID } from 'node:crypto';
import type { Call } from '@qicheng/contract/kit/client';
import {
  copyResume,
  deleteResume,
  getResume,
  listResumes,
  renameResume,
  restoreResume,
  saveResume,
} from '@qicheng/contract/resume/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ call, token } = await openAccount(api, '13800000101'));
});
afterAll(() => api.stop());

const draft = { title: '简历', templateCode: 'tem0001', language: 'zh' as const, document: emptyDocument() };
const create = () => call(saveResume, { ...draft, requestKey: randomUUID() }, { encoding: 'form' });

describe('POST /make_resume/saveMakeResume', () => {
  it('1: creates from a form and responds with wire names', async () => {
    const form = new URLSearchParams({
      title: '产品经理',
      tz_url: 'tem0001',
      resume_type: 'zh',
      document: JSON.stringify(draft.document),
    });
    const answer = await api.post('/make_resume/saveMakeResume', form, { token });
    expect(answer).toMatchObject({ status: 200, code: 1, msg: '保存成功' });
    expect(answer.data).toMatchObject({
      title: '产品经理',
      tz_url: 'tem0001',
      resume_type: 'zh',
      version: 1,
    });
  });

  it('1: accepts the largest document, which form encoding triples', async () => {
    const document = emptyDocument();
    const text = '负责用户增长，'.repeat(150); // 60 atoms of 3.2 kB: 195 kB of the 200 kB allowed
    document.selfEvaluation = Array.from({ length: 60 }, (_, index) => ({
      id: `a${index}`,
      kind: 'bullet',
      zh: [{ text }],
    }));
    const { id } = await create();
    const change = { ...draft, id, version: 1, document };
    expect(await call(saveResume, change, { encoding: 'form' })).toMatchObject({ id, version: 2 });
  });

  it('1: turns a visitor’s draft into the résumé of its id, once', async () => {
    const draftId = randomUUID();
    const first = await call(saveResume, { ...draft, draftId }, { encoding: 'form' });
    expect(first).toMatchObject({ id: draftId, version: 1 });
    expect(await call(saveResume, { ...draft, draftId, title: '再发一次' })).toMatchObject({
      id: draftId,
      version: 1,
      title: '简历',
    });
  });

  it('409: returns the server’s copy for a stale version', async () => {
    const { id } = await create();
    await call(saveResume, { ...draft, id, version: 1, title: '甲' });
    const body = {
      id,
      version: '1',
      title: '乙',
      tz_url: 'tem0001',
      resume_type: 'zh',
      document: draft.document,
    };
    const answer = await api.post('/make_resume/saveMakeResume', body, { token });
    expect(answer).toMatchObject({
      status: 409,
      code: 0,
      data: { id, version: 2, title: '甲', tz_url: 'tem0001' },
    });
    const { document } = answer.data as { document: string };
    expect(JSON.parse(document)).toMatchObject({ meta: { lang: 'zh' } });
  });

  const tooLong = JSON.stringify({ ...draft.document, basics: { phone: '1'.repeat(41) } });
  it.each([
    ['a blank title', { title: '  ' }, '请输入简历名称'],
    ['a malformed template code', { tz_url: '../../etc' }, '请选择简历模板'],
    ['a template that does not exist', { tz_url: 'tem9999' }, '该模板不存在或已下线，请更换模板'],
    ['no document', { document: undefined }, null],
    ['an empty document', { document: '{}' }, '简历内容有不符合要求的地方，请检查过长的文字后重试'],
    ['a text that is too long', { document: tooLong }, '“基本信息 · 电话”：最多 40 个字，请修改后重试'],
    ['a document with a NUL', { document: '{"meta":"\\u0000"}' }, null],
    ['an invalid id', { id: '1 or 1=1' }, '编号不正确'],
  ])('400: %s', async (_what, over, message) => {
    const body = {
      title: '简历',
      tz_url: 'tem0001',
      resume_type: 'zh',
      document: JSON.stringify(draft.document),
      ...over,
    };
    const answer = await api.post('/make_resume/saveMakeResume', body, { token });
    expect(answer.status).toBe(400);
    if (message !== null) expect(answer.msg).toBe(message);
  });

  it('413: rejects a larger body', async () => {
    const document = JSON.stringify({ ...draft.document, x: '长'.repeat(300_000) });
    const answer = await api.post('/make_resume/saveMakeResume', { title: 'x', document }, { token });
    expect(answer.status).toBe(413);
  });

  it('401: writes nothing without a token', async () => {
    expect((await api.post('/make_resume/saveMakeResume', {})).status).toBe(401);
  });
});

describe('other résumé calls', () => {
  it('read, list, rename, copy, delete and restore', async () => {
    const { id } = await create();
    expect(await call(getResume, { id })).toMatchObject({
      id,
      version: 1,
      document: { meta: { templateCode: 'tem0001' } },
    });
    expect(await call(renameResume, { id, title: ' 运营 ' })).toMatchObject({ title: '运营' });
    const copy = await call(copyResume, { id, requestKey: randomUUID() });
    expect((await call(listResumes, { page: 1, limit: 2 })).list[0]).toMatchObject({
      id: copy.id,
      title: '运营 副本',
    });
    await call(deleteResume, { id });
    await expect(call(getResume, { id })).rejects.toMatchObject({
      status: 404,
      message: '简历不存在或已被删除',
    });
    expect(await call(restoreResume, { id })).toMatchObject({ id });
  });

  it('respond to another user’s résumé as to a missing one', async () => {
    const { id } = await create();
    const other = (await openAccount(api, '13800000102')).token;
    const calls = [
      '/upload_resume_file/getInfoByMakeResumeId',
      '/rtorder/del',
      '/api/resume/copy',
      '/api/resume/restore',
    ];
    for (const path of calls) {
      const [foreign, random] = [
        await api.post(path, { id }, { token: other }),
        await api.post(path, { id: randomUUID() }, { token: other }),
      ];
      expect([foreign.status, foreign.msg]).toEqual([404, random.msg]);
    }
    expect((await call(getResume, { id })).id).toBe(id);
  });
});
