import { getPayInfo } from '@qicheng/contract/site/pay-info.contract';
import { getWebsiteInfo } from '@qicheng/contract/site/site.contract';
import { HttpFailureService } from '@qicheng/core/http-failure';
import { SettingsService } from '@qicheng/core/site';
import { startApi, type TestApi } from '../../test/harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const change = (key: string, value: unknown) =>
  api.app.get(SettingsService, { strict: false }).change({ actor: 'operator:test', key, value });

describe('GET /index/websit_info', () => {
  it('returns the footer fields of [spec 3] and the flags to a visitor', async () => {
    const response = await fetch(`${api.url}/index/websit_info`);
    const { code, data } = (await response.json()) as { code: number; data: Record<string, unknown> };
    expect(code).toBe(1);
    expect(data).toMatchObject({
      websit_top_logo: '',
      websit_bottom_array: [],
      beian: '',
      vip: 1,
      contest: 3,
      debug: 0,
      // The tests' local drivers show messages on a page instead of sending them.
      local_messages: ['sms', 'mail'],
    });
    for (const name of [
      'icp_permit',
      'icp_permit_img',
      'hr_permit',
      'hr_permit_img',
      'police_beian',
      'copyright',
      'channel',
    ]) {
      expect(data).toHaveProperty(name);
    }
    expect(data).not.toHaveProperty('pay_switch');
  });

  it('returns the same for POST', async () => {
    const answer = await api.post('/index/websit_info', {});
    expect(answer).toMatchObject({ status: 200, code: 1, data: { contest: 3 } });
  });

  it('returns the operators’ settings as name and value', async () => {
    await change('footerLinks', [{ name: '帮助中心', url: '/index/help?type=1' }]);
    const { data } = await api.post('/index/websit_info', {});
    expect(data).toMatchObject({ websit_bottom_array: [{ name: '帮助中心', value: '/index/help?type=1' }] });
    const info = await api.as(null)(getWebsiteInfo, {});
    expect(info.footerLinks).toEqual([{ name: '帮助中心', url: '/index/help?type=1' }]);
  });
});

describe('POST /api/page-failure', () => {
  it('is counted for the operators by page and kind, whoever sends it', async () => {
    const send = (body: object) => api.post('/api/page-failure', body);
    expect(await send({ page: '/resume/edit', kind: 'missingFile' })).toMatchObject({ status: 200, code: 1 });
    await send({ page: '/resume/edit', kind: 'missingFile' });
    expect(await send({ page: '/resume/edit', kind: 'anything' })).toMatchObject({ msg: '出错的种类不正确' });
    await api.app.get(HttpFailureService, { strict: false }).beforeApplicationShutdown();
    const database = api.openDatabase();
    const rows = await database.httpFailure.findMany();
    await database.$disconnect();
    expect(rows.map(({ route, count }) => [route, count])).toEqual([
      ['网页 /resume/edit：有文件没有加载', 2],
    ]);
  });
});

describe('POST /pay/getBasicInfo', () => {
  it('has the switch in basic_info and the cashier in both places', async () => {
    expect(await api.post('/pay/getBasicInfo', {})).toMatchObject({
      code: 1,
      data: { basic_info: { pay_switch: 1, pay_component: 'local' }, pay_component: 'local' },
    });
  });

  it('is off if paying is off', async () => {
    await change('payEnabled', false);
    expect((await api.as(null)(getPayInfo, {})).basic.payEnabled).toBe(false);
  });
});
