import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryDialog } from './entry-dialog.js';

it('focuses the first missing field', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntryDialog open start={{}} onClose={() => undefined} onCreated={() => undefined} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '添加' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^公司/ }));
});
