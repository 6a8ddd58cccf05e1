import type { Counter } from '../platform/throttle/index.js';

/** Challenges cost CPU time, puzzles and proofs of work alike; a campus behind one address gets one per second [CA3]. */
export const CHALLENGES_PER_MINUTE = 60;

/** Counts the challenges of both kinds that an address requests. */
export const issueCounter = (ipHash: string): Counter => ({ key: `captcha:issue:${ipHash}`, seconds: 60 });
