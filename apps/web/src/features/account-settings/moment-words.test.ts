import { deviceName, methodWords } from './device-words.js';
import { sizeWords } from './moment-words.js';

it.each([
  [1, '1 KB'],
  [12_800, '13 KB'],
  [3_565_158, '3.4 MB'],
])('says %d bytes as %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words));

const session = {
  sessionId: '',
  browser: 'Chrome',
  system: 'Windows',
  device: 'desktop' as const,
  method: 'wechat',
  openedAt: new Date(),
  lastSeenAt: new Date(),
  isCurrent: false,
};

it('names a device by what its browser says', () => {
  expect(deviceName(session)).toBe('Chrome · Windows');
  expect(deviceName({ ...session, browser: '' })).toBe('Windows');
  expect(deviceName({ ...session, browser: '', system: '', device: 'mobile' })).toBe('未知手机');
  expect(methodWords(session)).toBe('微信登录');
  expect(methodWords({ ...session, method: '' })).toBe('');
});
