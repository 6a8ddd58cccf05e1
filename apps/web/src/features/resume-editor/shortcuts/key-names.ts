import { isMac } from '#src/lib/device.js';

const MAC_NAMES: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥' };
const OTHER_NAMES: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

/** The keys of a combination such as `Mod+K`, as printed on the user's keyboard. */
export const keyNames = (keys: string): string[] => {
  const names = isMac() ? MAC_NAMES : OTHER_NAMES;
  return keys.split('+').map((key) => names[key] ?? key);
};

/** The combination as one label: Ctrl+K, or ⌘+K on a Mac. */
export const keyHint = (keys: string): string => keyNames(keys).join('+');
