import { getAiUseCount, listAiCountEntries } from '@qicheng/contract/ai-count/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { stubServer } from '#src/testing/stub-server.js';
import { LedgerPage } from './ledger-page.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => (server = stubServer()));
afterEach(() => server.close());

const entry = (number: number, kind: string, amount: number, balanceAfter: number) => ({
  entryId: `01939b3c-0000-7000-8000-00000000000${number}`,
  kind,
  amount,
  balanceAfter,
  source: '简历分析',
  createdAt: new Date('2026-11-28T04:00:00Z'),
});

it('shows one row for a finished run, and two for one that was refunded', async () => {
  server.answer(getAiUseCount, { data: { count: 9, isUnlimited: true } });
  const list = [
    entry(1, 'refund', 1, 9),
    entry(2, 'reserve', -1, 8),
    entry(3, 'settle', 0, 9),
    entry(4, 'reserve', -1, 9),
    entry(5, 'grant', 10, 10),
  ];
  server.answer(listAiCountEntries, { data: { list, total: 5 } });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LedgerPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) => [...row.querySelectorAll('td')].slice(1, 3).map((cell) => cell.textContent)),
  ).toEqual([
    ['退回', '+1'],
    ['扣除', '-1'],
    ['扣除', '-1'],
    ['获得', '+10'],
  ]);
});
