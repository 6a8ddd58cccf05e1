import { logout } from '@qicheng/contract/auth/session.contract';
import { useToasts } from '@qicheng/ui/toast';
import { storeArrival } from '#src/lib/arrival.js';
import { currentToken, storeSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';
import { signOut } from './sign-out.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useToasts.setState({ toasts: [] });
  storeSession('stored', null);
});
afterEach(() => server.close());

const lastToast = () => useToasts.getState().toasts.at(-1)?.text;

it('ends the session when the server says 退出成功', async () => {
  server.answer(logout, { msg: '退出成功' });
  expect(await signOut()).toBe(true);
  expect(currentToken()).toBeNull();
  expect(lastToast()).toBe('退出成功');
});

it("clears storage and the cookies shared with partners, and passes the partner's ticket to the server", async () => {
  server.answer(logout, { msg: '退出成功' });
  storeArrival({
    search: '?flag_code=spring&domain=a.example&invite_id=7&expire_school=s&jyq_url=/a&jyqfrom=b',
  });
  for (const cookie of ['m_id=1', 'flag_code=2', 'pass_ticket=a%2Fb']) document.cookie = `${cookie}; Path=/`;
  await signOut();
  expect(server.sent[0]?.body).toEqual({ pass_ticket: 'a/b' });
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
});

it('keeps the session and shows any other message', async () => {
  server.answer(logout, { reason: 'maintenance' });
  expect(await signOut()).toBe(false);
  expect(currentToken()).toBe('stored');
  expect(lastToast()).toBe('网站正在维护，请稍后再来');
});
