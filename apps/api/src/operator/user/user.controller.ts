import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { UserDirectoryService } from '@qicheng/core/operator';
import { Failure, isUuid } from '@qicheng/core/platform';
import type { Request, Response } from 'express';
import { formFields } from '../../kit/page/form-fields.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { showActs, submitAct } from '../act/submit-act.js';
import { OperatorPage, Viewer } from '../operator-page.decorator.js';
import { userPath } from '../short-id.js';
import { OperatorUserPage } from './user.page.js';

/** One account; a phone is sent in a form, so that it appears in no URL and no access log. */
@Controller()
export class OperatorUserController {
  constructor(
    private readonly page: OperatorUserPage,
    private readonly users: UserDirectoryService,
  ) {}

  @Get(operatorPages.user)
  @OperatorPage('readUsers')
  async show(
    @Viewer() viewer: Viewer,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await showActs(this.page.of(idOf(id)), { viewer, request, response });
  }

  @Post(operatorPages.user)
  @OperatorPage('grantCounts')
  async act(
    @Viewer() viewer: Viewer,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await submitAct(this.page.of(idOf(id)), { viewer, request, response });
  }

  /** Redirects from a full phone number or id to the account. */
  @Post(operatorPages.users)
  @OperatorPage('readUsers')
  async find(@Viewer() viewer: Viewer, @Req() request: Request, @Res() response: Response): Promise<void> {
    const idOrPhone = (formFields(request).get('account') ?? '').trim();
    const { id } = await this.users.get(`operator:${viewer.operator.name}`, idOrPhone.toLowerCase());
    response.set('Cache-Control', 'no-store').redirect(303, userPath(id));
  }
}

function idOf(text: string): string {
  if (!isUuid(text)) throw new Failure('notFound');
  return text;
}
