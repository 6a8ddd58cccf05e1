import { listTemplates } from '@qicheng/contract/template/index';
import { startApi, type TestApi } from '../../test/harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('POST /resume_template/index', () => {
  it('1: lists the templates for a visitor', async () => {
    const answer = await api.post('/resume_template/index', {});
    expect(answer.code).toBe(1);
    const { list, total } = answer.data as { list: Array<{ tz_url: string }>; total: number };
    expect(list).toHaveLength(total);
    expect(list[0]).toMatchObject({ tz_url: 'tem0001', title: expect.any(String), desc: expect.any(String) });
  });

  it('1: filters and pages', async () => {
    const call = api.as(null);
    expect((await call(listTemplates, { keyword: 'tem0001' })).total).toBe(1);
    expect((await call(listTemplates, { page: 100, limit: 1 })).list).toEqual([]);
  });

  it('400: more than 50 a page', async () => {
    expect(await api.post('/resume_template/index', { limit: 51 })).toMatchObject({
      status: 400,
      msg: '每页最多 50 条',
    });
  });
});
