import type { ShareReading, ShareReadings } from '@qicheng/core/resume-share';
import type { Request } from 'express';
import { SHARE_PAGE } from './share-card-of.js';

/** The words of a page that is an open share; null for every other page, and whatever is wrong with the link. */
export const shareReadingOf =
  (readings: Pick<ShareReadings, 'read'>) =>
  async ({ path, query, ip = '' }: Pick<Request, 'path' | 'query' | 'ip'>): Promise<ShareReading | null> => {
    const token = query['md5'];
    if (path !== SHARE_PAGE || typeof token !== 'string') return null;
    return readings.read({ token, ip });
  };
