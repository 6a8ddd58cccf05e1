import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { ToastRegion } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { z } from 'zod';
import { ApiFailure } from '#src/lib/api.js';
import { useSession } from '#src/lib/session.js';
import { finishedRun } from '#src/testing/ai-run.js';
import { stubServer } from '#src/testing/stub-server.js';
import type { AiService } from './ai-service.js';
import { analysisPage } from './analysis-page.js';

const schema = z.object({ words: z.string() });
type Run = ReturnType<typeof finishedRun<{ words: string }>>;
const done = finishedRun({ words: '结论' });

let answer: (run: Run) => void;
let refuse: (failure: Error) => void;
let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: true } });
  useSession.setState({ isMember: true, user: null });
});
afterEach(() => {
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const service: AiService<object, { words: string }> = {
  key: 'offer',
  title: 'Offer 选择',
  purpose: '',
  limitations: '',
  schema,
  start: () => new Promise((resolve, reject) => void ([answer, refuse] = [resolve, reject])),
  history: async () => ({ list: [], total: 0 }),
};
const Page = analysisPage({
  service,
  gains: [],
  verdict: ({ words }) => words,
  Form: ({ problem, onAsk }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk({});
      }}
    >
      {problem ? <p role="alert">{problem}</p> : null}
      <button type="submit">开始</button>
    </form>
  ),
  Result: ({ result }) => <p>{result.words}</p>,
});

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Page />
        <ToastRegion textMs={60_000} actionMs={60_000} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
async function start() {
  const button = await screen.findByRole('button', { name: '开始' });
  button.focus();
  await act(async () => fireEvent.click(button));
}
const focused = () => document.activeElement?.textContent;

it('the heading of a result gets the focus that its start button had, and the form gets it back', async () => {
  open();
  await start();
  await act(async () => answer(done));
  expect(focused()).toBe('结论');
  expect(screen.queryByText('Offer 选择已完成')).toBeNull();
  const again = screen.getByRole('button', { name: '重新比较' });
  again.focus();
  await act(async () => fireEvent.click(again));
  expect(focused()).toBe('Offer 选择');
});

it('a visitor who has moved on keeps the focus and is told of the result', async () => {
  open();
  await start();
  const history = screen.getByRole('button', { name: '历史记录' });
  history.focus();
  await act(async () => answer(done));
  expect(document.activeElement).toBe(history);
  expect(screen.getByText('Offer 选择已完成')).toBeTruthy();
});

it('after a failed run its first action gets the focus, after a rejected start the start button', async () => {
  open();
  await start();
  await act(async () => answer({ ...done, status: 'failed', result: null, failure: '超时' }));
  expect(focused()).toBe('再试一次');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '返回修改' })));
  await start();
  await act(async () => refuse(new ApiFailure(503, 0, '稍后再试')));
  expect(focused()).toBe('开始');
});
