import { getTopBanner } from '@qicheng/contract/content/banner.contract';
import { call } from '#src/lib/api.js';
import type { Strip } from './closed-strip.js';

/** The current announcement; loaded only for a page that was rendered without it. */
export const askStrip = async (signal: AbortSignal): Promise<Strip | null> =>
  (await call(getTopBanner, {}, { signal })).banner;
