import { getUserInfo } from '@qicheng/contract/account/index';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('POST /myinfo/info', () => {
  it('1: returns the caller by token only, whatever user_id says', async () => {
    const mine = await openAccount(api, '13800000001');
    const theirs = await openAccount(api, '13800000002');
    expect((await mine.call(getUserInfo, {})).userId).toBe(mine.userId);
    const { data } = await api.post('/myinfo/info', { user_id: theirs.userId }, { token: mine.token });
    expect(data).toMatchObject({ user_id: mine.userId, token: mine.token });
  });

  it.each([
    ['the header', '13900000001', (token: string) => [{}, { token }] as const],
    ['Authorization', '13900000002', (token: string) => [{}, { authorization: `Bearer ${token}` }] as const],
    ['the body', '13900000003', (token: string) => [{ token }, {}] as const],
    ['the body under its alias', '13900000004', (token: string) => [{ tk: token }, {}] as const],
  ])('1: accepts the token from %s', async (_name, phone, place) => {
    const { token } = await openAccount(api, phone);
    const [body, headers] = place(token);
    expect((await api.post('/myinfo/info', body, headers)).code).toBe(1);
  });

  it('1: hides the id behind authenticated encryption', async () => {
    const { call, userId } = await openAccount(api, '13800000003');
    const { publicId } = await call(getUserInfo, {});
    expect(publicId).not.toContain(userId);
  });

  it('401: requires a live session', async () => {
    expect(await api.post('/myinfo/info', {})).toMatchObject({
      status: 401,
      code: 0,
      msg: '登录已过期，请重新登录',
    });
    const { token } = await openAccount(api, '13800000004');
    expect((await api.post('/myinfo/info', {}, { token: `${token}x` })).status).toBe(401);
    expect((await api.post('/myinfo/info', { token: 'b' }, { token })).status).toBe(401);
  });
});
