import { unlinkWechat } from '@qicheng/contract/wechat/index';
import { WechatIdentityService } from '@qicheng/core/wechat';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

const PASSWORD = '春风得意-2026';

let api: TestApi;
let identities: WechatIdentityService;
beforeAll(async () => {
  api = await startApi();
  identities = api.app.get(WechatIdentityService, { strict: false });
});
afterAll(() => api.stop());

it('unlinking WeChat requires more than a token', async () => {
  const mine = await openAccount(api, '13800000001', PASSWORD);
  await identities.link('oMine', mine.userId);
  expect(await api.post('/api/account/wechat/unlink', {}, { token: mine.token })).toMatchObject({ code: 0 });
  const wrong = { password: 'not-mine-2026' };
  expect(await api.post('/api/account/wechat/unlink', wrong, { token: mine.token })).toMatchObject({
    code: 0,
  });
  expect(await identities.find('oMine')).toMatchObject({ userId: mine.userId });
  await mine.call(unlinkWechat, { password: PASSWORD });
  expect(await identities.find('oMine')).toBeNull();
});
