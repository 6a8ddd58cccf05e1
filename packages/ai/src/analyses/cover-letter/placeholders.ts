import { clipped } from '../../text/clipped.js';

/** The place of a letter that only its writer can fill in. */
export const missing = (what: string): string => `【待补充：${what}】`;

const MISSING = /【待补充：([^】]*)】/gu;

/** What the places of a letter ask for, each once. */
export const needsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(MISSING)].map(([, what = '']) => clipped(what, 80)))].slice(0, 20);
