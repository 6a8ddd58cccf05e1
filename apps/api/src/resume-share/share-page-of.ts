import { getShareCard } from '@qicheng/contract/resume-share/index';
import type { SharePageService } from '@qicheng/core/resume-share';
import type { Request } from 'express';
import type { LinkedPage } from '../pages/page-card.js';

const SHARE_PAGE = '/resume/share';
const DESCRIPTION = '点击查看在线简历';

/** Data of an open share's page; null for every other page and for any invalid link. */
export const sharePageOf =
  (pages: Pick<SharePageService, 'open'>, origin: string) =>
  async ({ path, query, ip = '' }: Pick<Request, 'path' | 'query' | 'ip'>): Promise<LinkedPage | null> => {
    const token = query['md5'];
    if (path !== SHARE_PAGE || typeof token !== 'string') return null;
    const { card, reading } = await pages.open({ token, ip });
    const image = new URL(getShareCard.path, origin);
    image.searchParams.set('md5', token);
    const description = card.headline || DESCRIPTION;
    return { card: { title: `${card.name} · 启程`, description, image: image.href }, reading };
  };
