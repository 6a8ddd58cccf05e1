import { randomUUID } from 'node:crypto';
import type { Call } from '@qicheng/contract/kit/client';
import { saveResume } from '@qicheng/contract/resume/index';
import { checkText } from '@qicheng/contract/text-check/index';
import { SAMPLES } from '@qicheng/resume/samples';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ call, token } = await openAccount(api, '13800000171'));
});
afterAll(() => api.stop());

const PATH = '/check/doChekc';
const document = () => {
  const sample = SAMPLES.computerScience();
  sample.basics.email = 'lin@163.con';
  return sample;
};

describe('POST /check/doChekc', () => {
  it('1: checks a form text and responds with wire names', async () => {
    const answer = await api.post(PATH, new URLSearchParams({ content: '做为组长,布署系统' }), { token });
    expect(answer).toMatchObject({ status: 200, code: 1, data: { total: 3, error_count: 2 } });
    expect((answer.data as { list: unknown[] }).list[0]).toEqual({
      id: 'typo:///:做为',
      rule: 'typo',
      type: 'typo',
      level: 'error',
      msg: '“做为”应为“作为”',
      place: { module_id: '' },
      pointer: '',
      start: 0,
      end: 2,
      quote: '做为',
      suggestion: '作为',
      patch: [{ pointer: '', start: 0, end: 2, before: '做为', after: '作为' }],
    });
  });

  it('1: checks unsaved and stored documents alike', async () => {
    const sent = await call(checkText, { document: document() }, { encoding: 'form' });
    expect(sent.list.find(({ rule }) => rule === 'email')).toMatchObject({ suggestion: 'lin@163.com' });
    const saved = await call(saveResume, {
      title: '简历',
      templateCode: 'tem0001',
      language: 'zh',
      requestKey: randomUUID(),
      document: document(),
    });
    expect(await call(checkText, { id: saved.id }, { encoding: 'form' })).toEqual(sent);
  });

  it('0: nothing to check; 400: no document; 404: another user’s résumé; 401: no session', async () => {
    expect(await api.post(PATH, {}, { token })).toMatchObject({ code: 0, msg: '请提供要检查的简历或文字' });
    expect(await api.post(PATH, { content: '  ' }, { token })).toMatchObject({ status: 200, code: 0 });
    expect(await api.post(PATH, { document: { meta: {} } }, { token })).toMatchObject({ status: 400 });
    expect(await api.post(PATH, { id: randomUUID() }, { token })).toMatchObject({ status: 404 });
    expect(await api.post(PATH, { content: '做为' })).toMatchObject({ status: 401 });
  });

  it('400: rejects an overlong text', async () => {
    const answer = await api.post(PATH, { content: '字'.repeat(20_001) }, { token });
    expect(answer).toMatchObject({ status: 400, msg: '内容不能超过 20000 个字' });
  });
});
