import { ApiFailure } from '@qicheng/contract/kit/api-failure';
import { catalogue, limits, reactionTo } from './error-catalogue.js';

it('has the messages and durations of the specification', () => {
  expect(catalogue).toMatchObject({
    notSignedIn: '您未登录,请先登录?',
    sessionExpired: '登录已过期，请重新登录',
    forbidden: '拒绝访问',
    signedOut: '退出成功',
  });
  expect(limits).toMatchObject({ requestMs: 100_000, chunkMs: 120_000, toastMs: 3_000 });
});

it.each([
  ['401 asks to sign in', new ApiFailure(401, 0, '未登录'), true, { kind: 'signIn' }],
  ['403 is refused', new ApiFailure(403, 0, '没有权限'), true, { kind: 'toast', text: '拒绝访问' }],
  ['404 is not found', new ApiFailure(404, 0, ''), true, { kind: 'toast', text: '请求错误，未找到该资源' }],
  ['offline is silent', new ApiFailure(0, 0, '网络连接失败，请检查网络'), false, { kind: 'silence' }],
  [
    'a lost answer is told',
    new ApiFailure(0, 0, '请求超时，请稍后再试'),
    true,
    { kind: 'toast', text: '请求超时，请稍后再试' },
  ],
  [
    'other failures show the server’s words',
    new ApiFailure(200, 10004, '该邮箱已被认证，请更换邮箱认证'),
    true,
    {
      kind: 'toast',
      text: '该邮箱已被认证，请更换邮箱认证',
    },
  ],
  [
    'a wordless failure is worded',
    new ApiFailure(500, 0, ''),
    true,
    { kind: 'toast', text: '操作没有完成，请稍后再试' },
  ],
  [
    'what is not meant for people is hidden',
    new TypeError('x is undefined'),
    true,
    { kind: 'toast', text: '操作没有完成，请稍后再试' },
  ],
])('%s', (_what, error, isOnline, reaction) => expect(reactionTo(error, isOnline)).toEqual(reaction));
