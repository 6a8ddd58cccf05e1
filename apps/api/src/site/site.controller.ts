import { Controller, Module, Req } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { notePageFailure } from '@qicheng/contract/site/page-failure.contract';
import { getPayInfo } from '@qicheng/contract/site/pay-info.contract';
import { getWebsiteInfo } from '@qicheng/contract/site/site.contract';
import { HttpFailureModule, PageFailureService } from '@qicheng/core/http-failure';
import { SiteInfoService, SiteModule } from '@qicheng/core/site';
import type { Request } from 'express';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { requestIdOf } from '../kit/request-log.js';

@Controller()
export class SiteController {
  constructor(
    private readonly infos: SiteInfoService,
    private readonly pageFailures: PageFailureService,
  ) {}

  @Handles(getWebsiteInfo)
  websiteInfo(): Promise<ResultOf<typeof getWebsiteInfo>> {
    return this.infos.site();
  }

  @Handles(getPayInfo)
  async payInfo(): Promise<ResultOf<typeof getPayInfo>> {
    const basic = await this.infos.pay();
    return { basic, payComponent: basic.payComponent };
  }

  @Handles(notePageFailure)
  pageFailed(
    @Input() failure: InputOf<typeof notePageFailure>,
    @Req() request: Request,
  ): ResultOf<typeof notePageFailure> {
    this.pageFailures.record(failure, requestIdOf(request));
    return {};
  }
}

@Module({ imports: [SiteModule, HttpFailureModule], controllers: [SiteController] })
export class SiteHttpModule {}
