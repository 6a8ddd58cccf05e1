import { ApiFailure } from '@qicheng/contract/kit/api-failure';
import { emptyDocument } from '@qicheng/resume/defaults';
import { outcomeOf } from './resume-backend.js';

const serverCopy = {
  id: '0199f2a0-0000-7000-8000-000000000001',
  title: '投递版',
  tz_url: 'tem0002',
  resume_type: 'en',
  version: 7,
  updated_at: '2026-11-21T08:00:00.000Z',
  document: JSON.stringify(emptyDocument()),
};

describe('outcomeOf', () => {
  it('opens the server copy of a stale save, with template and language from its columns', () => {
    const outcome = outcomeOf(new ApiFailure(409, 0, '简历已在别处被修改', { data: serverCopy }));
    expect(outcome).toMatchObject({
      outcome: 'stale',
      server: {
        version: 7,
        content: { title: '投递版', document: { meta: { templateCode: 'tem0002', lang: 'en' } } },
      },
    });
  });

  it.each([
    [new ApiFailure(0, 0, '网络连接失败'), { outcome: 'unreachable' }],
    [new ApiFailure(502, 0, ''), { outcome: 'unreachable' }],
    [
      new ApiFailure(503, 0, '', { retryAfterSeconds: 12 }),
      { outcome: 'unreachable', retryAfterSeconds: 12 },
    ],
    [new ApiFailure(429, 0, '', { retryAfterSeconds: 5 }), { outcome: 'unreachable', retryAfterSeconds: 5 }],
    [new ApiFailure(401, 0, '登录身份信息已过期'), { outcome: 'signedOut' }],
    [new ApiFailure(400, 0, '简历内容格式不正确'), { outcome: 'refused', message: '简历内容格式不正确' }],
    [new TypeError('bug'), { outcome: 'refused', message: '保存没有成功，请刷新页面后重试' }],
  ])('reads %s', (failure, outcome) => expect(outcomeOf(failure)).toEqual(outcome));
});
