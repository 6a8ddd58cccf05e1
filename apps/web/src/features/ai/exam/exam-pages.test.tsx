import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import {
  listCivil,
  listCustomCivil,
  searchCivilPosts,
  startCivil,
} from '@qicheng/contract/analysis/civil-service.contract';
import { listPostgrad } from '@qicheng/contract/analysis/index';
import { listAnalysableResumes } from '@qicheng/contract/analysis/resume-analysis.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useSession } from '#src/lib/session.js';
import { finishedRun } from '#src/testing/ai-run.js';
import { stubServer } from '#src/testing/stub-server.js';
import { CivilPage } from '#src/app/pages/civil-service-page.jsx';
import { PostgradPage } from '#src/app/pages/postgrad-exam-page.jsx';

const none = { data: { list: [], total: 0 } };
const table = {
  exam: '国考',
  version: '示例职位表',
  isSample: true,
  source: { title: '示例', date: '2026-11-21' },
} as const;
const post = {
  postId: 'p1',
  table,
  name: '信息岗（示例）',
  department: '示例局',
  code: '1',
  region: '江苏省',
  conditions: { education: '本科及以上', major: '计算机类（0809）' },
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  jest.useFakeTimers();
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: true } });
  for (const list of [listCivil, listCustomCivil, listPostgrad, listAnalysableResumes])
    server.answer(list, none);
  server.answer(searchCivilPosts, { data: { list: [post], total: 1 } });
});
afterEach(() => {
  jest.useRealTimers();
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const pass = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(page: ReactNode) {
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
  await pass();
  return view;
}
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = async () => {
  fireEvent.click(screen.getByRole('button', { name: '开始分析' }));
  await pass();
};

describe('page of the civil service analysis', () => {
  it('labels sample posts, and asks for required input', async () => {
    const { container } = await open(<CivilPage />);
    expect(within(screen.getByRole('group', { name: '职位表' })).getByText('示例')).not.toBeNull();
    await send();
    expect(screen.getByText('请至少选择或粘贴一个职位').getAttribute('role')).toBe('alert');
    expect(document.activeElement).toBe(screen.getByLabelText('从职位表里找'));
    expect(server.callsTo(startCivil)).toHaveLength(0);
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('sends nothing but what was stated, including a free question', async () => {
    const running = { status: 'running', finishedAt: null, service: 'civilService', isCustom: true } as const;
    server.answer(startCivil, { data: finishedRun(null, running) });
    await open(<CivilPage />);
    fireEvent.click(screen.getByRole('checkbox', { name: /信息岗/ }));
    type(/^学历/, '本科');
    type(/^距离考试/, '60');
    type(/^可用总时间/, '120');
    fireEvent.click(screen.getByRole('radio', { name: '自定义提问' }));
    await pass();
    type(/^我的问题/, '我能报吗？');
    await send();
    expect(server.callsTo(startCivil)[0]?.body).toMatchObject({
      exam: '国考',
      candidate: { educations: [{ level: '本科' }] },
      posts: [{ postId: 'p1' }],
      hours: { days: 60, total: 120 },
      question: '我能报吗？',
    });
    expect(server.callsTo(listCustomCivil).length).toBeGreaterThan(0);
  });
});

describe('page of the postgraduate analysis', () => {
  it('accepts one to six targets', async () => {
    const { container } = await open(<PostgradPage />);
    expect(screen.queryByRole('button', { name: '移除目标 1' })).toBeNull();
    const add = () => screen.queryByRole('button', { name: '再加一个目标' });
    for (let button = add(); button !== null; button = add()) fireEvent.click(button);
    expect(screen.getAllByRole('group', { name: /^目标 \d$/ })).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: '移除目标 6' }));
    expect(screen.getAllByRole('group', { name: /^目标 \d$/ })).toHaveLength(5);
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });
});
