import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useSession } from '#src/lib/session.js';
import { finishedRun } from '#src/testing/ai-run.js';
import { stubServer } from '#src/testing/stub-server.js';
import type { AiService } from './ai-service.js';
import { useAnalysisPageState } from './use-analysis-page-state.js';

const done = finishedRun({ words: '结论' });
const service: AiService<object, { words: string }> = {
  key: 'offer',
  title: 'Offer 选择',
  purpose: '',
  limitations: '',
  schema: z.object({ words: z.string() }),
  start: async () => done,
  history: async () => ({ list: [], total: 0 }),
};

let drawn: () => void;
let drawing: Promise<void>;
let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  drawing = new Promise((resolve) => void (drawn = resolve));
  server = stubServer();
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  useSession.setState({ isMember: true, user: null });
});
afterEach(() => {
  server.close();
  useSession.setState({ isMember: false, user: null });
});

/** Renders slowly, like a result with pages. */
function SlowResult() {
  use(drawing);
  return <p>结果</p>;
}

function Page() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { view, start } = useAnalysisPageState(service);
  return (
    <>
      <p role="status">{view.at}</p>
      <button type="button" onClick={() => start({})}>
        开始分析
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        后退
      </button>
      {query.size > 0 ? <SlowResult /> : null}
    </>
  );
}

const at = () => screen.getByRole('status').textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('shows the starting state until the result is rendered, and returns to the form', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Suspense>
          <Page />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(at()).toBe('form');
  await press('开始分析');
  expect(at()).toBe('starting');
  await act(async () => drawn());
  expect(screen.getByText('结果')).toBeTruthy();
  expect(at()).toBe('done');
  await press('后退');
  expect(at()).toBe('form');
});
