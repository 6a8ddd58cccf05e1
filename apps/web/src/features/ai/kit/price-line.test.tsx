import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { finishedRun } from '#src/testing/ai-run.js';
import { stubServer } from '#src/testing/stub-server.js';
import { ChargeLine } from './price-line.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
});
afterEach(() => server.close());

it.each([
  [0, '这次不扣次数'],
  [1, '这条结果消耗了 1 次 · 现在剩余 7 次'],
])('shows the charge of a run of %i counts', async (cost, words) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChargeLine run={finishedRun(null, { cost })} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
