import { act, renderHook } from '@testing-library/react';
import { clearStored, readStored } from './storage.js';
import { chooseTheme, followTheme, useThemeChoice } from './theme.js';

const theme = () => document.documentElement.dataset.theme;

let isDark = false;
let tellSystem = () => {};
beforeEach(() => {
  isDark = false;
  localStorage.clear();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      get matches() {
        return isDark;
      },
      addEventListener: (_type: string, heard: () => void) => (tellSystem = heard),
    }) as unknown as MediaQueryList;
});

it('follows the system until a theme is chosen', () => {
  followTheme();
  const { result } = renderHook(useThemeChoice);
  expect([theme(), result.current]).toEqual(['light', 'system']);
  isDark = true;
  act(tellSystem);
  expect(theme()).toBe('dark');
  act(() => chooseTheme('light'));
  expect([theme(), result.current, readStored('theme')]).toEqual(['light', 'light', 'light']);
  act(tellSystem);
  expect(theme()).toBe('light');
  act(() => chooseTheme('system'));
  expect([theme(), readStored('theme')]).toEqual(['dark', null]);
});

it('follows a choice in another tab', () => {
  followTheme();
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(theme()).toBe('dark');
});

it('survives the end of a session, as it belongs to the browser', () => {
  followTheme();
  act(() => chooseTheme('dark'));
  clearStored();
  expect(readStored('theme')).toBe('dark');
});

it('ignores an unknown stored value', () => {
  localStorage.setItem('theme', 'sepia');
  act(followTheme);
  expect(theme()).toBe('light');
});
