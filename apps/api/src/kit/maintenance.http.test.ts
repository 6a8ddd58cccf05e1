import { SettingsService } from '@qicheng/core/site';
import { startApi, type TestApi } from '../../test/harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const change = (key: string, value: unknown) =>
  api.app.get(SettingsService, { strict: false }).change({ actor: 'operator:test', key, value });
const open = (path: string, accept = '*/*') =>
  fetch(api.url + path, { headers: { accept }, redirect: 'manual' });

describe('maintenance mode', () => {
  it('is off by default', async () => {
    expect((await open('/index/websit_info')).status).toBe(200);
  });

  it('responds to calls with 503, a retry time and a Chinese message', async () => {
    await change('maintenance', true);
    await change('maintenanceNote', '预计 22:30 恢复 <b>');
    for (const path of ['/user/login', '/index/websit_info', '/nowhere']) {
      const { status, headers, ...envelope } = await api.post(path, {});
      expect({ status, ...envelope }).toEqual({
        status: 503,
        code: 0,
        msg: '网站正在维护，请稍后再来。预计 22:30 恢复 <b>',
        reason: 'maintenance',
        data: null,
      });
      expect(headers.get('retry-after')).toBe('120');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('shows browsers a page with the same strict policy', async () => {
    const response = await open('/', 'text/html,application/xhtml+xml,*/*;q=0.8');
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('120');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('网站正在维护');
    expect(text).toContain('预计 22:30 恢复 &lt;b&gt;');
    expect(text).not.toContain('<script');
  });

  it('keeps health checks and operator pages open', async () => {
    expect((await open('/healthz')).status).toBe(200);
    expect((await open('/readyz')).status).toBe(200);
    expect((await open('/ops/sign-in', 'text/html')).status).toBe(200);
    expect((await open('/opsx', 'text/html')).status).toBe(503);
  });

  it('ends', async () => {
    await change('maintenance', null);
    expect((await open('/index/websit_info')).status).toBe(200);
  });
});
