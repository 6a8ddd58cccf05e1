import { Controller } from '@nestjs/common';
import {
  getChannel,
  getContestFlag,
  getHome,
  getServiceCodes,
  getTopBanner,
  listBanners,
  listImages,
  suggest,
} from '@qicheng/contract/content/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { BannerService, ContentService } from '@qicheng/core/content';
import { SiteInfoService } from '@qicheng/core/site';
import { TemplateService } from '@qicheng/core/template';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const ON_HOME = { page: 1, limit: 6 };
const SUGGESTED = { page: 1, limit: 8 };

/** Data for the site frame and home: banners, counts, service codes, contest entry, search suggestions. */
@Controller()
export class SiteEntryController {
  constructor(
    private readonly contents: ContentService,
    private readonly banners: BannerService,
    private readonly infos: SiteInfoService,
    private readonly templates: TemplateService,
  ) {}

  @Handles(getHome)
  async home(): Promise<ResultOf<typeof getHome>> {
    const [documents, courses, help, templates] = await Promise.all([
      this.contents.list('document', { order: 'hot' }, ON_HOME),
      this.contents.list('course', {}, ON_HOME),
      this.contents.list('help', {}, ON_HOME),
      this.templates.list({ page: 1, limit: 1 }),
    ]);
    return {
      documents: documents.list,
      courses: courses.list,
      help: help.list,
      counts: {
        templates: templates.total,
        documents: documents.total,
        courses: courses.total,
        help: help.total,
      },
    };
  }

  @Handles(listBanners)
  async listBanners(
    @Input() { place = 'home' }: InputOf<typeof listBanners>,
  ): Promise<ResultOf<typeof listBanners>> {
    return { list: await this.banners.list(place) };
  }

  @Handles(listImages)
  async listImages(): Promise<ResultOf<typeof listImages>> {
    return { list: (await this.banners.list()).filter(({ image }) => image !== '') };
  }

  @Handles(getTopBanner)
  async topBanner(): Promise<ResultOf<typeof getTopBanner>> {
    const [banner = null] = await this.banners.list('top');
    return { banner };
  }

  @Handles(getServiceCodes)
  serviceCodes(): Promise<ResultOf<typeof getServiceCodes>> {
    return this.infos.service();
  }

  @Handles(getContestFlag)
  async contestFlag(): Promise<ResultOf<typeof getContestFlag>> {
    return { flag: (await this.infos.site()).contestFlag };
  }

  @Handles(getChannel)
  async channel(): Promise<ResultOf<typeof getChannel>> {
    return { channel: (await this.infos.site()).channel };
  }

  @Handles(suggest)
  async suggest(@Input() { keyword, kind }: InputOf<typeof suggest>): Promise<ResultOf<typeof suggest>> {
    if (keyword.trim() === '') return { list: [] };
    if (kind === 'template') {
      const { list } = await this.templates.list({ keyword, ...SUGGESTED });
      return { list: list.map(({ code, name }) => ({ id: code, title: name })) };
    }
    const { list } = await this.contents.list(kind, { keyword }, SUGGESTED);
    return { list: list.map(({ id, title }) => ({ id, title })) };
  }
}
