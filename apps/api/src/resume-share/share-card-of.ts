import { getShareCard } from '@qicheng/contract/resume-share/index';
import type { ShareCards } from '@qicheng/core/resume-share';
import type { Request } from 'express';
import type { PageCard } from '../pages/page-card.js';

/** The page that a link leads to. */
export const SHARE_PAGE = '/resume/share';
const DESCRIPTION = '点击查看在线简历';

/** The card of a page that is an open share; null for every other page, and whatever is wrong with the link. */
export const shareCardOf =
  (cards: Pick<ShareCards, 'describe'>, origin: string) =>
  async ({ path, query, ip = '' }: Pick<Request, 'path' | 'query' | 'ip'>): Promise<PageCard | null> => {
    const token = query['md5'];
    if (path !== SHARE_PAGE || typeof token !== 'string') return null;
    const { name, headline } = await cards.describe({ token, ip });
    const image = new URL(getShareCard.path, origin);
    image.searchParams.set('md5', token);
    return { title: `${name} · 启程`, description: headline || DESCRIPTION, image: image.href };
  };
