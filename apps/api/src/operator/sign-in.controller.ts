import { Controller, Get, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { operatorCookieName, OperatorSessionService, operatorTokenIn } from '@qicheng/core/operator';
import { CORE_CONFIG, type CoreConfig, Failure } from '@qicheng/core/platform';
import type { CookieOptions, Request, Response } from 'express';
import { formFields } from '../kit/page/form-fields.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { sendPage } from '../kit/page/send-page.js';
import { OperatorPage } from './operator-page.decorator.js';
import { OperatorPageFilter } from './operator-page.filter.js';
import { isSameOrigin } from './same-origin.js';
import { type Refusal, refusalOf, signInForm } from './sign-in.page.js';

@Controller()
export class OperatorSignInController {
  private readonly secure: boolean;

  constructor(
    private readonly sessions: OperatorSessionService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {
    this.secure = config.appUrl.startsWith('https:');
  }

  @Get(operatorPages.signIn)
  form(@Res() response: Response): void {
    this.show(response);
  }

  @Post(operatorPages.signIn)
  @UseFilters(OperatorPageFilter)
  async signIn(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!isSameOrigin(request, this.config.appUrl)) throw new Failure('forbidden');
    const fields = formFields(request);
    const input = {
      name: fields.get('name')?.trim() ?? '',
      password: fields.get('password') ?? '',
      ip: request.ip ?? '',
    };
    try {
      const { token, expiresAt } = await this.sessions.signIn(input);
      response.cookie(operatorCookieName(this.secure), token, { ...this.cookie(), expires: expiresAt });
      response.set('Cache-Control', 'no-store').redirect(303, operatorPages.home);
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      if (refusal === null) throw thrown;
      this.show(response, { name: input.name, refusal });
    }
  }

  @Post(operatorPages.signOut)
  @OperatorPage()
  async signOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    const token = operatorTokenIn(request.get('cookie'), this.secure);
    if (token !== null) await this.sessions.signOut(token);
    response.clearCookie(operatorCookieName(this.secure), this.cookie());
    response.set('Clear-Site-Data', '"cache"').redirect(303, operatorPages.signIn);
  }

  private show(response: Response, again?: { name: string; refusal: Refusal }): void {
    const page = { title: '运营登录', path: operatorPages.signIn, viewer: null, body: signInForm(again) };
    if (again?.refusal.retryAfterSeconds)
      response.set('Retry-After', String(again.refusal.retryAfterSeconds));
    sendPage(response, page, again?.refusal.status);
  }

  private cookie(): CookieOptions {
    return { httpOnly: true, sameSite: 'strict', secure: this.secure, path: '/' };
  }
}
