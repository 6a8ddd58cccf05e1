import { clipped } from '../../text/clipped.js';

/** The place of a letter that only its writer can fill in. */
export const placeholderFor = (what: string): string => `【待补充：${what}】`;

const PLACEHOLDER = /【待补充：([^】]*)】/gu;

/** What the places of a letter ask for, each once. */
export const openPlaceholders = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, what = '']) => clipped(what, 80)))].slice(0, 20);
