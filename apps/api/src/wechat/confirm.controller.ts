import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import { CONFIRM_PATH, confirmAddress, WechatSceneService } from '@qicheng/core/wechat';
import type { Request, Response } from 'express';
import { queryText, formFields } from '../kit/page/form-fields.js';
import { sendPage } from '../kit/page/send-page.js';
import { confirmPage } from './confirm.page.js';

/**
 * The page that a phone opens after scanning [WX1]. Opening it decides nothing, so a link preview signs
 * nobody in; the token in its URL is valid for one decision within the minute.
 */
@Controller()
export class WechatConfirmController {
  constructor(
    private readonly scenes: WechatSceneService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  @Get(CONFIRM_PATH)
  async show(@Req() request: Request, @Res() response: Response): Promise<void> {
    const phoneToken = queryText(request, 't');
    const view = await this.scenes.view(phoneToken);
    const site = new URL(this.config.appUrl).host;
    const isLocal = this.config.wechat?.driver !== 'official';
    const body = confirmPage({ view, phoneToken, site, isLocal });
    response.set('Referrer-Policy', 'no-referrer');
    sendPage(response, { title: '微信登录', path: CONFIRM_PATH, viewer: null, body }, view ? 200 : 404);
  }

  @Post(CONFIRM_PATH)
  @HttpCode(303)
  async decide(@Req() request: Request, @Res() response: Response): Promise<void> {
    const fields = formFields(request);
    const phoneToken = fields.get('t') ?? '';
    await this.scenes.decide(phoneToken, fields.get('decision') === 'confirm' ? 'confirmed' : 'declined');
    response.set('Cache-Control', 'no-store').redirect(303, confirmAddress(phoneToken));
  }
}
