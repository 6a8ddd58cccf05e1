import {
  getShareQrCode,
  getShareState,
  getShareUrl,
  getShareViews,
  updateShareUrl,
} from '@qicheng/contract/resume-share/own-share.contract';
import { useToasts } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubServer } from '#src/testing/stub-server.js';
import { ShareDialog } from './share-dialog.js';

const resumeId = '0190a7e2-5b1c-7c3d-9e4f-000000000001';
const url = 'https://example.com/resume/share?md5=AAAAAAAAAAAAAAAAAAAAAA';
const share = {
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  url,
  isOn: true,
  hasPassword: false,
  expiresAt: new Date('2099-01-01T00:00:00Z'),
  showsContacts: false,
  allowsDownload: false,
  createdAt: new Date(0),
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  server = stubServer();
  server.answer(getShareViews, { data: { total: 12, days: [] } });
  server.answer(getShareQrCode, { status: 404 });
});
afterEach(() => server.close());

function open(state: typeof share | null) {
  server.answer(getShareState, { data: { share: state } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ShareDialog resumeId={resumeId} open onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const changes = () => server.callsTo(updateShareUrl).map(({ body }) => body);
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('creates no link until requested, and shows it with its views', async () => {
  server.answer(getShareUrl, { data: share });
  const user = open(null);
  const make = await screen.findByRole('button', { name: '生成分享链接' });
  expect(server.callsTo(getShareUrl)).toEqual([]);
  await user.click(make);
  expect(await screen.findByDisplayValue(url)).toBeTruthy();
  expect(await screen.findByText('12')).toBeTruthy();
  expect(screen.getByText('链接在2099年1月1日前有效')).toBeTruthy();
});

it('shows the current expiry as selected, until another is chosen', async () => {
  server.answer(updateShareUrl, { data: { ...share, expiresAt: new Date('2026-12-01T00:00:00Z') } });
  const user = open(share);
  expect(await screen.findByRole('radio', { name: '到 2099年1月1日' })).toHaveProperty('checked', true);
  await user.click(screen.getByText('7 天'));
  await waitFor(() => expect(screen.getByRole('radio', { name: '7 天' })).toHaveProperty('checked', true));
  expect(screen.queryByRole('radio', { name: /^到 / })).toBeNull();
});

it.each([
  [new Date('2020-01-01T00:00:00Z'), '已过期'],
  [null, '长期'],
])('one that ends at %s is shown as %s', async (expiresAt, name) => {
  open({ ...share, expiresAt: expiresAt as Date });
  expect(await screen.findByRole('radio', { name })).toHaveProperty('checked', true);
});

it('publishes contacts only after consent, and hides them without confirmation', async () => {
  server.answer(updateShareUrl, (body) => ({
    data: { ...share, showsContacts: (body as { show_contacts: number }).show_contacts === 1 },
  }));
  const user = open(share);
  const toggle = await screen.findByRole('switch', { name: '公开联系方式' });
  await user.click(toggle);
  expect(screen.getByRole('group', { name: '公开联系方式的说明' }).textContent).toContain(
    '已被他人保存的内容无法收回',
  );
  const publish = screen.getByRole('button', { name: '公开' });
  expect(publish).toHaveProperty('disabled', true);
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(publish);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  await user.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
  expect(changes()).toEqual([
    { id: resumeId, show_contacts: 1, consent: 'contacts-1' },
    { id: resumeId, show_contacts: 0 },
  ]);
});

it('confirms before revoking a link, and starts over afterwards', async () => {
  server.answer(updateShareUrl, { data: { ...share, token: null, url: null, isOn: false } });
  const user = open(share);
  await press(user, '作废链接');
  expect(screen.getByRole('alertdialog').textContent).toContain('立即打不开，也不能恢复');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '返回' }));
  await press(user, '作废');
  expect(await screen.findByRole('button', { name: '生成分享链接' })).toBeTruthy();
  expect(changes()).toEqual([{ id: resumeId, revoke: 1 }]);
});

it('reports a revoked or extended link only after the server has confirmed it', async () => {
  server.answer(updateShareUrl, { reason: 'tooManyRequests' });
  const user = open(share);
  fireEvent.click(await screen.findByRole('radio', { name: '7 天' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '刚才的修改没有得到确认，请检查网络后再试一次。',
  );
  expect(screen.getByRole('radio', { name: '7 天' })).toHaveProperty('checked', false);
  await press(user, '作废链接');
  await press(user, '作废');
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(useToasts.getState().toasts).toEqual([]);
  expect(screen.getByDisplayValue(url)).toBeTruthy();

  server.answer(updateShareUrl, { data: { ...share, token: null, url: null, isOn: false } });
  await press(user, '作废链接');
  await press(user, '作废');
  await waitFor(() => expect(useToasts.getState().toasts[0]?.text).toBe('链接已作废'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('sets a password and rejects a short one', async () => {
  server.answer(updateShareUrl, { data: { ...share, hasPassword: true } });
  const user = open(share);
  await press(user, '设置密码');
  await user.type(screen.getByLabelText('访问密码'), 'abc{Enter}');
  expect(await screen.findByText('访问密码须为4-32个字符')).toBeTruthy();
  await user.type(screen.getByLabelText('访问密码'), 'd{Enter}');
  expect(await screen.findByText(/^已设置。/)).toBeTruthy();
  expect(changes()).toEqual([{ id: resumeId, password: 'abcd' }]);
});
