import { Controller, Get, HttpCode, Inject, NotFoundException, Post, Req, Res } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig, Failure } from '@qicheng/core/platform';
import { confirmAddress, LOCAL_PHONE_PATH, LocalWechatPhone } from '@qicheng/core/wechat';
import type { Request, Response } from 'express';
import { queryText, formFields } from '../kit/page/form-fields.js';
import { sendPage } from '../kit/page/send-page.js';
import { OperatorPage, Viewer } from '../operator/operator-page.decorator.js';
import { isSameOrigin } from '../operator/same-origin.js';
import { localPhonePage } from './local-phone.page.js';

/** The same page for operators, who alone may simulate the phone in production [decision 42]. */
export const OPERATOR_PHONE_PATH = '/ops/wechat-phone';

interface Shown {
  action: string;
  sceneId: string;
  viewer: Viewer | null;
  refusal?: string;
}

@Controller()
export class LocalPhoneController {
  constructor(
    private readonly phone: LocalWechatPhone,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  @Get(LOCAL_PHONE_PATH)
  open(@Req() request: Request, @Res() response: Response): void {
    const sceneId = queryText(request, 'scene');
    if (this.config.environment === 'production')
      return response.redirect(302, `${OPERATOR_PHONE_PATH}?scene=${encodeURIComponent(sceneId)}`);
    this.show(response, { action: LOCAL_PHONE_PATH, sceneId, viewer: null });
  }

  @Post(LOCAL_PHONE_PATH)
  @HttpCode(303)
  async scan(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (this.config.environment === 'production') throw new NotFoundException();
    if (!isSameOrigin(request, this.config.appUrl)) throw new Failure('forbidden');
    await this.play(request, response, { action: LOCAL_PHONE_PATH, viewer: null });
  }

  @Get(OPERATOR_PHONE_PATH)
  @OperatorPage('readMessages')
  openForOperator(@Req() request: Request, @Viewer() viewer: Viewer, @Res() response: Response): void {
    const sceneId = queryText(request, 'scene');
    this.show(response, { action: OPERATOR_PHONE_PATH, sceneId, viewer });
  }

  @Post(OPERATOR_PHONE_PATH)
  @OperatorPage('readMessages')
  @HttpCode(303)
  async scanForOperator(
    @Req() request: Request,
    @Viewer() viewer: Viewer,
    @Res() response: Response,
  ): Promise<void> {
    await this.play(request, response, { action: OPERATOR_PHONE_PATH, viewer });
  }

  private async play(
    request: Request,
    response: Response,
    page: Pick<Shown, 'action' | 'viewer'>,
  ): Promise<void> {
    const fields = formFields(request);
    const sceneId = fields.get('scene') ?? '';
    const name = (fields.get('name') ?? '').trim() || (fields.get('person') ?? '');
    const phoneToken = await this.phone.scan(sceneId, name.slice(0, 30));
    if (phoneToken !== null) return response.redirect(303, confirmAddress(phoneToken));
    const refusal = '这个二维码已过期或已被别人扫过。请在登录窗口刷新二维码，再打开这一页。';
    this.show(response.status(200), { ...page, sceneId, refusal });
  }

  private show(response: Response, { refusal = '', ...page }: Shown): void {
    if (!this.phone.isInUse) throw new NotFoundException();
    const body = localPhonePage({ ...page, refusal: refusal === '' ? null : refusal });
    sendPage(response, { title: '扮演手机扫码', path: page.action, viewer: page.viewer, body });
  }
}
