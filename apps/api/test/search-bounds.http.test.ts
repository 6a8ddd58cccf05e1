import { endpoints } from '@qicheng/contract/endpoints';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { timeLimit } from '@qicheng/testing/open-database';
import { fieldsOf } from './fuzz/schema-walker.js';
import { startApi, type TestApi } from './harness.js';
import { openAccount } from './visitor.js';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await openAccount(api, '13800000841'));
  const database = api.openDatabase();
  await database.school.create({ data: { code: 'x-1', name: '北京示例大学', source: '测试' } });
  await database.$disconnect();
});
afterAll(() => api.stop());

const having = (field: string) => endpoints.filter(({ input }) => field in fieldsOf(input));
const answerTo = async ({ method, path, alsoPost }: Endpoint, fields: Record<string, string>) => {
  const inQuery = method === 'GET' && !alsoPost;
  const query = inQuery ? `?${new URLSearchParams(fields).toString()}` : '';
  const response = await fetch(`${api.url}${path}${query}`, {
    method: inQuery ? 'GET' : 'POST',
    headers: { token, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
    body: inQuery ? null : JSON.stringify(fields),
  });
  return { status: response.status, text: await response.text() };
};

describe('PE2: a search', () => {
  it.each(having('limit').map((endpoint) => [endpoint.path, endpoint] as const))(
    'returns at most fifty rows a page: %s',
    async (_path, endpoint) => {
      for (const limit of ['51', '100000', '-1', '0', '1e9'])
        expect([limit, (await answerTo(endpoint, { limit })).status]).toEqual([limit, 400]);
    },
  );

  it.each(having('keyword').map((endpoint) => [endpoint.path, endpoint] as const))(
    'takes a text literally, and rejects a long one: %s',
    async (_path, endpoint) => {
      expect((await answerTo(endpoint, { keyword: '长'.repeat(2_000) })).status).toBe(400);
      const nothing = await answerTo(endpoint, { keyword: '无此词语甲乙' });
      for (const keyword of ['%', '_', '.*', '(a+)+$', "' OR ''='", '\\', '[[:alpha:]]*']) {
        const start = performance.now();
        const { status, text } = await answerTo(endpoint, { keyword });
        expect(performance.now() - start).toBeLessThan(timeLimit(3_000));
        expect([keyword, status]).toEqual([keyword, nothing.status]);
        expect(text.length).toBeLessThan(200_000);
      }
    },
  );

  it('supports no patterns', async () => {
    const call = endpoints.find(({ path }) => path === '/make_resume/school_search');
    if (call === undefined) throw new Error('no school search call');
    const found = JSON.parse((await answerTo(call, { keyword: '北京' })).text) as {
      data: { list: unknown[] };
    };
    expect(found.data.list.length).toBeGreaterThan(0);
    for (const keyword of ['北%', '北_大学', '北.*', '%'])
      expect([keyword, JSON.parse((await answerTo(call, { keyword })).text)]).toMatchObject([
        keyword,
        { data: { list: [] } },
      ]);
  });
});
