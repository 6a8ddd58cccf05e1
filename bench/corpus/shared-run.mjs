import { sharedRun as runOf } from '../../packages/ai/dist/text/shared-run.js';

/** Only letters and digits. @param {string} text */
export const bare = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');

/** The length of the longest common run of characters. @param {string} one @param {string} other */
export const sharedRun = (one, other) => runOf(one, other).length;
