import { ApiFailure } from '@qicheng/contract/kit/api-failure';
import type { Call } from '@qicheng/contract/kit/client';
import { loadHome } from './home-data.js';

const entry = { id: '1', title: '标题', summary: '一句话', category: '简历', views: 7, downloads: 2 };
const counts = { templates: 32, documents: 59, courses: 14, help: 51 };

const answering = (answers: Record<string, unknown>) =>
  ((endpoint: { path: string }) => {
    const answer = answers[endpoint.path];
    return answer ? Promise.resolve(answer) : Promise.reject(new ApiFailure(500, 0, ''));
  }) as unknown as Call;

it('shows only figures from the server', async () => {
  const home = await loadHome(
    answering({ '/index/index': { documents: [entry], courses: [], help: [], counts } }),
  );
  expect(home.counts).toEqual(counts);
  expect(home.documents).toEqual([{ id: '1', title: '标题', summary: '一句话', category: '简历' }]);
});

it('omits the parts that cannot be loaded', async () => {
  expect(await loadHome(answering({}))).toEqual({
    counts: null,
    documents: [],
    courses: [],
    help: [],
    banners: [],
    services: {},
  });
});
