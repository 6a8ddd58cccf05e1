import { useToasts } from '@qicheng/ui/toast';
import { ApiFailure } from './api.js';
import { useAuthDialog } from './auth-dialog.js';
import { reportFailure } from './report-failure.js';
import { currentToken, storeSession } from './session.js';

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  useAuthDialog.setState({ open: null });
  storeSession('stored', null);
});

const toastTexts = () => useToasts.getState().toasts.map(({ text }) => text);

it.each([
  [403, '拒绝访问'],
  [404, '请求错误，未找到该资源'],
  [429, '请稍后再试'],
])('answers %i with the message of the specification', (status, text) => {
  reportFailure(new ApiFailure(status, 0, '请稍后再试'));
  expect(toastTexts()).toEqual([text]);
  expect(currentToken()).toBe('stored');
});

it('asks to sign in on 401', () => {
  reportFailure(new ApiFailure(401, 0, ''));
  expect(useAuthDialog.getState().open).toBe('signInPrompt');
  expect(toastTexts()).toEqual([]);
  expect(currentToken()).toBeNull();
});

it('says nothing while the browser is offline', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportFailure(new ApiFailure(0, 0, '网络连接失败，请检查网络'));
  expect(toastTexts()).toEqual([]);
  onLine.mockReturnValue(true);
  reportFailure(new ApiFailure(0, 0, '网络连接失败，请检查网络'));
  expect(toastTexts()).toEqual(['网络连接失败，请检查网络']);
  onLine.mockRestore();
});

it('hides internal error messages', () => {
  reportFailure(new TypeError('x is undefined'));
  expect(toastTexts()).toEqual(['操作没有完成，请稍后再试']);
});
