import { listThreeJobs } from '@qicheng/contract/jobs-board/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { stubServer } from '#src/testing/stub-server.js';
import { FittingJobs } from './fitting-jobs.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => (server = stubServer()));
afterEach(() => server.close());

const job = {
  id: '01939b3c-0000-7000-8000-000000000001',
  title: '课程顾问',
  company: '远航教育',
  city: '杭州',
  tags: [],
  salary: '8-12K',
  degree: '本科',
  employment: '全职',
  isSample: false,
  publishedOn: '2026-11-20',
  closesOn: null,
  fit: null,
};
const resume = { id: '01939b3c-0000-7000-8000-000000000002', title: '李明的简历' };

async function open(state: string, at: object | null) {
  server.answer(listThreeJobs, { data: { state, resume: at, list: [job], total: 1 } });
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <FittingJobs />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const cards = () => container.querySelectorAll('li').length;
  expect(cards()).toBe(3);
  // It is not known yet what they are called.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('职位');
  return cards;
}

it('shows no other jobs while a résumé is being compared, and keeps their space', async () => {
  const cards = await open('matching', resume);
  await screen.findByText('正在用“李明的简历”比对职位。');
  expect(screen.queryByRole('link', { name: '课程顾问' })).toBeNull();
  expect(cards()).toBe(3);
});

it('calls the newest jobs no recommendation', async () => {
  await open('noResume', null);
  await screen.findByRole('link', { name: '课程顾问' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('最新职位');
  // Where a recommendation has its score.
  expect(screen.getByText('本科及以上').isConnected).toBe(true);
  expect(screen.getByText('2026-11-20 发布').isConnected).toBe(true);
});
