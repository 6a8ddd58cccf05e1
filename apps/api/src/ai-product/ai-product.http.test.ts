import { listAiProducts, setAiTips } from '@qicheng/contract/ai-product/index';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('POST /ai/aiProduct', () => {
  it('lists the available services by menu group, in menu order, to anyone', async () => {
    const groups = (await api.post('/ai/aiProduct', {})).data as Record<string, Record<string, string>[]>;
    expect(Object.keys(groups)).toEqual(['AI 简历服务', 'AI 面试预测', 'AI 求职搭子']);
    const products = Object.values(groups).flat();
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      expect(Object.keys(product).sort()).toEqual(['desc', 'img', 'name', 'url', 'value']);
      expect(product.img).toMatch(/^\/ai-products\/[a-z-]+\.svg$/i);
    }
    expect(new Set(products.map(({ value }) => value)).size).toBe(products.length);
  });

  it('returns the same to a member', async () => {
    const { call } = await openAccount(api, '13800000901');
    expect(Object.keys(await call(listAiProducts, {}))).toHaveLength(3);
  });
});

describe('POST /ai/setUserAiTips', () => {
  it('hides the tips permanently, shows them again, and returns their state', async () => {
    const first = await openAccount(api, '13800000902');
    const second = await openAccount(api, '13800000903');
    expect(await first.call(setAiTips, {})).toEqual({ isShown: true });
    expect(await first.call(setAiTips, { isShown: false })).toEqual({ isShown: false });
    expect(await first.call(setAiTips, {})).toEqual({ isShown: false });
    expect(await second.call(setAiTips, {})).toEqual({ isShown: true });
    expect(await first.call(setAiTips, { isShown: true })).toEqual({ isShown: true });
  });

  it('401: rejects a visitor', async () => {
    expect((await api.post('/ai/setUserAiTips', { is_show: 0 })).status).toBe(401);
  });
});
