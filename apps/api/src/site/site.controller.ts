import { Controller, Module } from '@nestjs/common';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { getPayInfo } from '@qicheng/contract/site/pay-info.contract';
import { getWebsiteInfo } from '@qicheng/contract/site/site.contract';
import { SiteInfoService, SiteModule } from '@qicheng/core/site';
import { Handles } from '../kit/handles.decorator.js';

@Controller()
export class SiteController {
  constructor(private readonly infos: SiteInfoService) {}

  @Handles(getWebsiteInfo)
  websiteInfo(): Promise<ResultOf<typeof getWebsiteInfo>> {
    return this.infos.site();
  }

  @Handles(getPayInfo)
  async payInfo(): Promise<ResultOf<typeof getPayInfo>> {
    const basic = await this.infos.pay();
    return { basic, payComponent: basic.payComponent };
  }
}

@Module({ imports: [SiteModule], controllers: [SiteController] })
export class SiteHttpModule {}
