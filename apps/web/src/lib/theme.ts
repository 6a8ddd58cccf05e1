import { create } from 'zustand';
import { readStored, writeStored } from './storage.js';

const choices = ['light', 'dark', 'system'] as const;
type ThemeChoice = (typeof choices)[number];

export const themeNames: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'system', label: '跟随系统' },
];

/** The server does not know the choice; `followTheme` reads it. */
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
  // Colour of the browser bar on phones.
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--paper').trim());
}

const storedChoice = (): ThemeChoice => choices.find((choice) => choice === readStored('theme')) ?? 'system';

/** Switches the theme and stores it in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored('theme', choice === 'system' ? null : choice);
  show(choice);
}

/** Applies the stored theme, and follows changes of the system and of other tabs. */
export function followTheme(): void {
  show(storedChoice());
  systemIsDark().addEventListener('change', () => show(storedChoice()));
  window.addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) show(storedChoice());
  });
}
