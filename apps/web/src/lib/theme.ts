import { create } from 'zustand';
import { readStored, writeStored } from './storage.js';

const choices = ['light', 'dark', 'system'] as const;
type ThemeChoice = (typeof choices)[number];

export const themeNames: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'system', label: '跟随系统' },
];

/** The server knows no choice; `followTheme` reads it. */
const useStore = create<{ choice: ThemeChoice; isDark: boolean }>()(() => ({
  choice: 'system',
  isDark: false,
}));

export const useThemeChoice = () => useStore(({ choice }) => choice);
export const useIsDark = () => useStore(({ isDark }) => isDark);

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function show(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  useStore.setState({ choice, isDark });
  const root = document.documentElement;
  root.dataset.theme = isDark ? 'dark' : 'light';
  // The bar of a phone's browser.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper').trim());
}

const kept = (): ThemeChoice => choices.find((choice) => choice === readStored('theme')) ?? 'system';

/** Shows the site in a theme from now on, in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored('theme', choice === 'system' ? null : choice);
  show(choice);
}

/** Takes over what was kept, what the system changes to, and what another tab chooses. */
export function followTheme(): void {
  show(kept());
  systemIsDark().addEventListener('change', () => show(kept()));
  window.addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) show(kept());
  });
}
