import { clipped } from '../../text/clipped.js';

const PLACEHOLDER = /【待补充：([^】]*)】/gu;

/** What the places of a letter ask for, each once. */
export const openPlaceholders = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, what = '']) => clipped(what, 80)))].slice(0, 20);
