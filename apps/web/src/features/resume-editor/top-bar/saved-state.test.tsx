import { savedLabel, spokenState } from './saved-state.js';

const at = new Date(2026, 10, 21, 10, 32).getTime();
beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 11, 0) }));
afterEach(() => jest.useRealTimers());
const server = { content: null, version: 2 };

it.each([
  [{ kind: 'saved' as const, at }, '已保存 · 10:32'],
  [{ kind: 'saved' as const, at: at - 86_400_000 }, '已保存 · 昨天 10:32'],
  [{ kind: 'saved' as const, at: null }, '已保存'],
  [{ kind: 'saving' as const }, '保存中'],
  [{ kind: 'offline' as const, drafted: true }, '离线，已存到本机'],
  [{ kind: 'offline' as const, drafted: false }, '离线，未能存到本机'],
  [{ kind: 'failed' as const, message: '简历内容过长', drafted: true }, '保存失败，已存到本机：简历内容过长'],
  [{ kind: 'signedOut' as const, drafted: true }, '登录已过期，内容已存到本机'],
  [{ kind: 'stale' as const, server, drafted: true }, '简历已在别处被修改，请选择保留哪一份'],
])('describes %j', (state, words) => expect(savedLabel(state)).toBe(words));

it('says that a draft is on this device only', () =>
  expect(savedLabel({ kind: 'saved', at }, true)).toBe('已存到本机 · 10:32'));

it('is said after the first save and for every problem, not after each pause in typing', () => {
  expect(spokenState({ kind: 'saved', at }, false, false)).toBe('');
  expect(spokenState({ kind: 'saving' }, false, false)).toBe('');
  const later = [
    { kind: 'saved' as const, at },
    { kind: 'saving' as const },
    { kind: 'saved' as const, at: 0 },
  ];
  expect(new Set(later.map((state) => spokenState(state, true, false)))).toEqual(new Set(['已保存']));
  expect(spokenState({ kind: 'offline', drafted: true }, true, false)).toBe('离线，已存到本机');
});
