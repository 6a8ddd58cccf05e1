import { deviceName, methodLabel } from './devices-section.js';

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

it('names a device by its user agent data', () => {
  expect(deviceName(session)).toBe('Chrome · Windows');
  expect(deviceName({ ...session, browser: '' })).toBe('Windows');
  expect(deviceName({ ...session, browser: '', system: '', device: 'mobile' })).toBe('未知手机');
  expect(methodLabel(session)).toBe('微信登录');
  expect(methodLabel({ ...session, method: '' })).toBe('');
});
