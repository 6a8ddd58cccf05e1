import { Injectable } from '@nestjs/common';
import { contentData } from './content.js';
import { ContentService } from './content.service.js';

export type BannerPlace = 'top' | 'home' | 'ai';

/** [spec 3] "Banner". */
export interface Banner {
  image: string;
  url: string;
  title: string;
  content: string;
}

const MAX_BANNERS = 50;

/** Linked images and the strip above pages. */
@Injectable()
export class BannerService {
  constructor(private readonly contents: ContentService) {}

  /** Banners of one place, or of all, in the operators' order. */
  async list(place?: BannerPlace): Promise<Banner[]> {
    const { list } = await this.contents.list('banner', {}, { page: 1, limit: MAX_BANNERS });
    return list.flatMap(({ image, title, summary, data }) => {
      const own = contentData.banner.parse(data);
      return place === undefined || own.place === place
        ? [{ image, url: own.url, title, content: summary }]
        : [];
    });
  }
}
