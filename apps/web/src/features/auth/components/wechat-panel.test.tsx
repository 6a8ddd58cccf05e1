import { sendCode } from '@qicheng/contract/auth/sms.contract';
import { bindWechatPhone, checkWechatScene, getWechatQrCode } from '@qicheng/contract/wechat/wechat.contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { closeAuthDialog, openAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { currentToken, dropSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { resetAuthFlow, useAuthFlow } from '../auth-flow.js';
import { AccountDialogs } from './account-dialogs.js';

const SCENE = '0190a7e2-5b1c-7c3d-9e4f-0000000000a1';
const waiting = { code: 1001, data: { scanned: 0 } };

let server: ReturnType<typeof stubServer>;
let visibility: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  server = stubServer();
  server.answer(getWechatQrCode, { data: { sceneId: SCENE, image: 'data:,qr', expiresInSeconds: 60 } });
  server.answer(checkWechatScene, waiting);
  dropSession();
  resetAuthFlow();
  render(<AccountDialogs />);
});
afterEach(() => {
  act(() => closeAuthDialog());
  jest.useRealTimers();
  visibility.mockRestore();
  server.close();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const polls = () => server.callsTo(checkWechatScene).length;
const open = async () => {
  act(() => openAuthDialog('wechat'));
  await pass(0.5);
};

it('shows the code, polls every 3 s, and after 60 s covers it with a refresh button', async () => {
  await open();
  expect(screen.getByRole('img', { name: '微信登录二维码' })).toBeTruthy();
  await pass(2);
  expect(polls()).toBe(0);
  await pass(1);
  expect(polls()).toBe(1);
  expect(server.callsTo(checkWechatScene)[0]?.body).toEqual({ scene_id: SCENE });
  await pass(57);
  expect(screen.getByText('二维码已过期')).toBeTruthy();
  const pollCount = polls();
  expect(pollCount).toBeGreaterThan(15);
  await pass(30);
  expect(polls()).toBe(pollCount);

  fireEvent.click(screen.getByRole('button', { name: '点击刷新' }));
  await pass(3.5);
  expect(server.callsTo(getWechatQrCode)).toHaveLength(2);
  expect(screen.queryByText('二维码已过期')).toBeNull();
  expect(polls()).toBe(pollCount + 1);
});

it('200 signs in', async () => {
  await open();
  server.answer(checkWechatScene, { data: sampleUser });
  await pass(3);
  expect(currentToken()).toBe('fresh-token');
  expect(useAuthDialog.getState().open).toBeNull();
});

it('tells when the code was scanned and awaits confirmation on the phone', async () => {
  await open();
  server.answer(checkWechatScene, { code: 1001, data: { scanned: 1 } });
  await pass(3);
  expect(screen.getByText('请在手机上确认登录')).toBeTruthy();
});

it('201 opens the binding of a phone; the handle is in memory only', async () => {
  await open();
  server.answer(checkWechatScene, { code: 201, data: { openid: 'opaque-handle' } });
  await pass(3.5);
  expect(screen.getByRole('dialog', { name: '绑定手机号' })).toBeTruthy();
  expect(useAuthFlow.getState().bindHandle).toBe('opaque-handle');
  expect(JSON.stringify(localStorage) + document.cookie + window.location.href).not.toContain(
    'opaque-handle',
  );
  expect(server.callsTo(sendCode)).toEqual([]);
  expect(server.callsTo(bindWechatPhone)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '重新扫码' }));
  expect(useAuthFlow.getState().bindHandle).toBe('');
  expect(useAuthDialog.getState().open).toBe('wechat');
});

it('shows any other result, and another code can be requested', async () => {
  await open();
  server.answer(checkWechatScene, { reason: 'wechatDeclined' });
  await pass(3);
  expect(screen.getByText('您已在手机上取消登录')).toBeTruthy();
  await pass(10);
  expect(polls()).toBe(1);
  expect(screen.getByRole('button', { name: '点击刷新' })).toBeTruthy();
});

it.each([
  ['a lost line', () => Promise.reject(new TypeError('offline'))],
  ['a failing server', () => ({ status: 503 })],
])('keeps polling after %s', async (_name, answer) => {
  await open();
  server.answer(checkWechatScene, answer);
  await pass(6);
  expect(polls()).toBe(2);
  server.answer(checkWechatScene, { data: sampleUser });
  await pass(3);
  expect(currentToken()).toBe('fresh-token');
});

it('pauses while the tab is hidden and polls at once when it is visible again', async () => {
  await open();
  await pass(3);
  expect(polls()).toBe(1);
  visibility.mockReturnValue('hidden');
  await pass(30);
  expect(polls()).toBe(1);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(polls()).toBe(2);
});

it('stops when its dialog closes', async () => {
  await open();
  act(() => closeAuthDialog());
  await pass(30);
  expect(polls()).toBe(0);
});

it('says so when no code is available', async () => {
  server.answer(getWechatQrCode, { reason: 'wechatUnavailable' });
  await open();
  expect(screen.getByText('微信登录暂时不可用，请使用其他方式登录')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '用其他方式登录' }));
  expect(useAuthDialog.getState().open).toBe('signIn');
});
