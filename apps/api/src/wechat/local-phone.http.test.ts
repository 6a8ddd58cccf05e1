import { OperatorService } from '@qicheng/core/operator';
import { startApi, type TestApi } from '../../test/harness.js';
import { OperatorBrowser } from '../../test/operator-browser.js';
import { LocalPhone, WechatBrowser } from '../../test/wechat-browser.js';

describe('the simulated phone for developers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('identifies itself, offers people and accepts another name', async () => {
    const browser = new WechatBrowser(api);
    const scene = await browser.openScene();
    const text = await (await fetch(`${api.url}/dev/wechat/phone?scene=${scene}`)).text();
    expect(text).toContain('本地驱动');
    expect(text).toContain(`value="${scene}"`);
    expect(text).toContain('林晓');
    await new LocalPhone(api).confirm(scene, '<b>另一个人</b>');
    expect(await browser.poll(scene)).toMatchObject({ code: 201 });
  });

  it('reports an expired code, and rejects forms of another site', async () => {
    const form = (origin: string) =>
      fetch(`${api.url}/dev/wechat/phone`, {
        method: 'POST',
        body: new URLSearchParams({ scene: '0190a7e2-5b1c-7c3d-9e4f-1234567890ab', person: '林晓' }),
        headers: { origin },
      });
    const late = await form(api.url);
    expect(late.status).toBe(200);
    expect(await late.text()).toContain('这个二维码已过期');
    expect((await form('https://evil.example')).status).toBe(403);
  });
});

describe('the simulated phone in production [decision 42]', () => {
  let api: TestApi;
  let operator: OperatorBrowser;
  beforeAll(async () => {
    api = await startApi({ environment: 'production' });
    const password = '启程运营-2026-口令';
    await api.app
      .get(OperatorService, { strict: false })
      .add({ actor: 'test', name: '客服甲', role: 'support', password });
    operator = new OperatorBrowser(api.url);
    await operator.signIn('客服甲', password);
  });
  afterAll(() => api.stop());

  it('requires an operator', async () => {
    const browser = new WechatBrowser(api);
    const scene = await browser.openScene();
    const stranger = new OperatorBrowser(api.url);
    const open = await stranger.open(`/dev/wechat/phone?scene=${scene}`);
    expect(open).toMatchObject({ status: 302, location: `/ops/wechat-phone?scene=${scene}` });
    expect(await stranger.open(open.location ?? '')).toMatchObject({ status: 303, location: '/ops/sign-in' });
    const fields = { scene, person: '林晓' };
    expect((await stranger.submit('/dev/wechat/phone', fields)).status).toBe(404);
    expect((await stranger.submit('/ops/wechat-phone', fields)).status).toBe(303);
    expect(await browser.poll(scene)).toMatchObject({ code: 1001, data: { scanned: 0 } });
    const formToken = await operator.formToken(`/ops/wechat-phone?scene=${scene}`);
    const { location } = await operator.submit('/ops/wechat-phone', { ...fields, formToken });
    await new LocalPhone(api).decide(location ?? '');
    expect(await browser.poll(scene)).toMatchObject({ code: 201 });
  });
});
