import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { onDevice } from '#src/testing/device.js';
import { IsLocalContext } from '../local-draft/is-local.js';
import { MoreMenu } from './more-menu.js';

afterEach(() => jest.restoreAllMocks());

function openMenu(): (string | null)[] {
  const draftStore = { read: jest.fn(), write: jest.fn(), remove: jest.fn() };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <IsLocalContext value>
          <MoreMenu draftStore={draftStore as never} onHistory={() => undefined} />
        </IsLocalContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

it('shows shortcuts if there is a keyboard', () => {
  onDevice('mouse');
  expect(openMenu()).toEqual(expect.arrayContaining(['快速跳转（Ctrl+K）', '键盘快捷键（?）']));
});

it('shows no shortcuts on a touch-only device', () => {
  onDevice('touch');
  const items = openMenu();
  expect(items).toContain('快速跳转');
  expect(items.join()).not.toMatch(/Ctrl|键盘/);
});
