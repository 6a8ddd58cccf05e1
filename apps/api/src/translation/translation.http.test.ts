import type { Call } from '@qicheng/contract/kit/client';
import { translate } from '@qicheng/contract/translation/index';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ call, token } = await openAccount(api, '13800000701'));
});
afterAll(() => api.stop());

const post = (fields: Record<string, string>, as = token) =>
  api.post('/index/translate', new URLSearchParams(fields), { token: as });

describe('POST /index/translate', () => {
  it('1: translates one form text with wire names, and describes the engine', async () => {
    const answer = await post({ content: '清华大学', language: 'en' });
    expect(answer).toMatchObject({ status: 200, code: 1 });
    expect(answer.data).toMatchObject({
      engine: 'glossary',
      notice: expect.stringContaining('按本地词库填写') as string,
      list: [{ src: '清华大学', dst: 'Tsinghua University', state: 'translated' }],
      translated: 1,
    });
  });

  it('1: translates a list in order, and invents nothing', async () => {
    const texts = ['产品经理', '负责用户增长', 'SQL'];
    const { list, translatedCount } = await call(translate, { texts, to: 'en' }, { encoding: 'form' });
    expect(list.map(({ text, state }) => [text, state])).toEqual([
      ['Product Manager', 'translated'],
      [null, 'unknown'],
      ['SQL', 'same'],
    ]);
    expect(translatedCount).toBe(1);
  });

  it('1: suggests the spelling of a name', async () => {
    const answer = await post({ content: '周雨桐', language: 'en', subject: 'person' });
    expect(answer.data).toMatchObject({ list: [{ dst: 'Zhou Yutong', state: 'suggested' }], translated: 1 });
  });

  it('1: reads each text of a list as what it is', async () => {
    const content = JSON.stringify(['周雨桐', '新媒体运营', '新媒体运营']);
    const answer = await post({ content, language: 'en', subject: '["person","course","post"]' });
    const { list } = answer.data as { list: { dst: string | null }[] };
    expect(list.map(({ dst }) => dst)).toEqual(['Zhou Yutong', null, 'Social Media Manager']);
  });

  it.each([
    ['no content', { language: 'en' }, null],
    ['an empty list', { content: '[]', language: 'en' }, '请提供要翻译的内容'],
    [
      'too many texts',
      { content: JSON.stringify(Array(51).fill('a')), language: 'en' },
      '一次最多翻译 50 段',
    ],
    ['a text that is too long', { content: '长'.repeat(2001), language: 'en' }, '每段内容不能超过 2000 个字'],
    ['another subject', { content: '甲', language: 'en', subject: 'poem' }, '内容的种类不正确'],
    ['another language', { content: '甲', language: 'fr' }, '简历语言不正确'],
  ])('400: %s', async (_what, fields, message) => {
    const answer = await post(fields);
    expect(answer.status).toBe(400);
    if (message !== null) expect(answer.msg).toBe(message);
  });

  it('0: rejects more than fits one call', async () => {
    const content = JSON.stringify(Array(11).fill('长'.repeat(1900)));
    expect(await post({ content, language: 'en' })).toMatchObject({
      status: 200,
      code: 0,
      msg: '一次翻译的内容不能超过 20000 个字，请分批翻译',
    });
  });

  it('401: requires a token', async () => {
    expect((await api.post('/index/translate', { content: '甲', language: 'en' })).status).toBe(401);
  });

  it('429: is limited to thirty a minute', async () => {
    const { token: eager } = await openAccount(api, '13800000702');
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => post({ content: '甲', language: 'en' }, eager)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
