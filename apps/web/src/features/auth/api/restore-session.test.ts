import { getUserInfo } from '@qicheng/contract/account/account.contract';
import { useToasts } from '@qicheng/ui/toast';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { currentToken, storeSession, useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { restoreSession } from './restore-session.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useToasts.setState({ toasts: [] });
  useAuthDialog.setState({ open: null });
  storeSession('stored', null);
});
afterEach(() => server.close());

const lastToast = () => useToasts.getState().toasts.at(-1)?.text;

describe('a stored token', () => {
  it('restores the member', async () => {
    server.answer(getUserInfo, { data: sampleUser });
    await restoreSession();
    expect(useSession.getState()).toMatchObject({ isMember: true, user: { username: '林晓舟' } });
    expect(server.sent[0]?.headers.get('token')).toBe('stored');
  });

  it('is dropped when the server rejects it, with the message of the specification', async () => {
    server.answer(getUserInfo, { status: 401, msg: '您未登录' });
    await restoreSession();
    expect(currentToken()).toBeNull();
    expect(useSession.getState().isMember).toBe(false);
    expect(lastToast()).toBe('登录已过期，请重新登录');
    expect(useAuthDialog.getState().open).toBe('wechat');
  });

  it.each([500, 503, 429])('is kept when the server answers %i', async (status) => {
    server.answer(getUserInfo, { status });
    await restoreSession();
    expect(currentToken()).toBe('stored');
    expect(lastToast()).toBeUndefined();
  });

  it('is kept without a response', async () => {
    server.answer(getUserInfo, () => Promise.reject(new TypeError('offline')));
    await restoreSession();
    expect(currentToken()).toBe('stored');
  });

  it('is unaffected when the user signed in meanwhile', async () => {
    server.answer(getUserInfo, () => {
      storeSession('newer', sampleUser);
      return { status: 401 };
    });
    await restoreSession();
    expect(currentToken()).toBe('newer');
  });
});
