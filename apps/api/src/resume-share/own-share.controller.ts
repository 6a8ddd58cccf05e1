import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  getShareQrCode,
  getShareState,
  getShareUrl,
  getShareViews,
  updateShareUrl,
} from '@qicheng/contract/resume-share/index';
import { OwnShareService, ShareViewService, ResumeShareModule } from '@qicheng/core/resume-share';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { OpenShareController } from './open-share.controller.js';

@Controller()
export class OwnShareController {
  constructor(
    private readonly shares: OwnShareService,
    private readonly shareViews: ShareViewService,
  ) {}

  @Handles(getShareUrl)
  open(
    @Input() { id }: InputOf<typeof getShareUrl>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getShareUrl>> {
    return this.shares.open(userId, id);
  }

  @Handles(updateShareUrl)
  change(
    @Input() { id, ...change }: InputOf<typeof updateShareUrl>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof updateShareUrl>> {
    return this.shares.change(userId, id, change);
  }

  @Handles(getShareState)
  async state(
    @Input() { id }: InputOf<typeof getShareState>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getShareState>> {
    return { share: await this.shares.find(userId, id) };
  }

  @Handles(getShareQrCode)
  async code(
    @Input() { id }: InputOf<typeof getShareQrCode>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getShareQrCode>> {
    const content = Buffer.from(await this.shares.drawCode(userId, id));
    return { name: '简历分享二维码.svg', mime: 'image/svg+xml', content };
  }

  @Handles(getShareViews)
  views(
    @Input() { id }: InputOf<typeof getShareViews>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getShareViews>> {
    return this.shareViews.read(userId, id);
  }
}

@Module({ imports: [ResumeShareModule], controllers: [OwnShareController, OpenShareController] })
export class ResumeShareHttpModule {}
