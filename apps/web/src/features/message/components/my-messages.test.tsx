import { listMessages, readAllMessages, readMessage } from '@qicheng/contract/message/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { clearUnread, setUnread, useUnread } from '#src/lib/unread.js';
import { stubServer } from '#src/testing/stub-server.js';
import { MyMessages } from './my-messages.js';

const message = (place: number, isRead: boolean, kind: 'system' | 'personal' = 'personal') => ({
  id: `00000000-0000-7000-8000-00000000000${place}`,
  kind,
  title: `第 ${place} 条`,
  body: `内容 ${place}`,
  link: place === 1 ? '/personal/deta' : 'https://elsewhere.example/',
  isRead,
  createdAt: new Date(2026, 10, place),
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  clearUnread();
});
afterEach(() => server.close());

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <MyMessages />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('my messages', () => {
  it('show an empty state', async () => {
    server.answer(listMessages, { data: { list: [], total: 0 } });
    show();
    await screen.findByText('还没有消息');
    screen.getByText('账号安全提醒（新设备登录、密码变更）和站内公告会出现在这里。');
    expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
  });

  it('are marked read when opened, and link only to this site', async () => {
    server.answer(listMessages, { data: { list: [message(1, false), message(2, true)], total: 2 } });
    server.answer(readMessage, { data: { count: 0, system: 0, personal: 0 } });
    setUnread({ system: 0, personal: 1 });
    const { container } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^未读：\s*第 1 条$/ }));
    expect(screen.getByText('内容 1')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('/personal/deta');
    await waitFor(() => expect(useUnread.getState().personal).toBe(0));
    expect(server.callsTo(readMessage)[0]?.body).toEqual({ id: message(1, false).id });
    await userEvent.click(screen.getByRole('button', { name: '第 2 条' }));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(server.callsTo(readMessage)).toHaveLength(1);
    expect(await axe(container)).toHaveProperty('violations', []);
  });

  it('are listed and marked read by kind', async () => {
    server.answer(listMessages, (body) => ({
      data: (body as { msg_type?: string }).msg_type
        ? { list: [message(3, false, 'system')], total: 1 }
        : { list: [message(3, false, 'system'), message(1, false)], total: 2 },
    }));
    server.answer(readAllMessages, { data: { count: 1, system: 0, personal: 1 } });
    setUnread({ system: 1, personal: 1 });
    show();
    await screen.findByText('第 1 条');
    await userEvent.click(screen.getByRole('button', { name: /^系统消息/ }));
    await waitFor(() => expect(screen.queryByText('第 1 条')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '全部标为已读' }));
    await waitFor(() => expect(useUnread.getState()).toEqual({ system: 0, personal: 1 }));
    expect(server.callsTo(readAllMessages)[0]?.body).toEqual({ msg_type: '系统消息' });
    const kinds = within(screen.getByRole('group', { name: '消息类型' }));
    expect(kinds.getByRole('button', { name: '系统消息' })).toBeTruthy();
  });

  it('offer a retry when loading fails', async () => {
    server.answer(listMessages, { status: 503 });
    show();
    await screen.findByText('消息没有读出来');
    server.answer(listMessages, { data: { list: [message(1, true)], total: 1 } });
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await screen.findByText('第 1 条');
  });
});
