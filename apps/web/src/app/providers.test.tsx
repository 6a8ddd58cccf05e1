import { useToasts } from '@qicheng/ui/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import { openAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { reportMissingFile } from '#src/lib/release-reload.js';
import { Providers } from './providers.js';

const mockLoads: (() => unknown)[] = [];
jest.mock('./auth-dialogs.js', () => mockLoads.shift()!());

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/auth-dialogs.js');

beforeEach(() => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  useToasts.setState({ toasts: [] });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('a sign-in dialog whose file is missing leaves the page as it is, and the next press tries again', async () => {
  mockLoads.push(
    () => {
      reportMissingFile({ payload: GONE });
      throw GONE;
    },
    () => ({ AuthDialogs: () => <p>登录启程</p> }),
  );
  render(
    <Providers state={{ siteInfo: null }}>
      <p>正文</p>
    </Providers>,
  );
  act(() => openAuthDialog('signIn'));
  await screen.findByText('页面文件没有加载成功，可能是网络中断或网站刚刚更新');
  screen.getByText('正文');
  await waitFor(() => expect(useAuthDialog.getState().open).toBeNull());
  act(() => openAuthDialog('signIn'));
  await screen.findByText('登录启程');
});
