import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  mayOperator,
  operatorTokenIn,
  OperatorSessionService,
  type OperatorTask,
} from '@qicheng/core/operator';
import { CORE_CONFIG, type CoreConfig, Failure } from '@qicheng/core/platform';
import type { Request } from 'express';
import { formFields } from '../kit/page/form-fields.js';
import type { Viewer } from '../kit/page/page-shell.js';
import { isSameOrigin } from './same-origin.js';

export const TASK = 'qicheng:operator-task';

export type OperatorRequest = Request & { viewer?: Viewer };

/** Admits operators; a form must also come from a page of the same session. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly sessions: OperatorSessionService,
    private readonly reflector: Reflector,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<OperatorRequest>();
    const token = operatorTokenIn(request.get('cookie'), this.config.appUrl.startsWith('https:'));
    const operator = token === null ? null : await this.sessions.authenticate(token);
    if (token === null || operator === null) throw new Failure('unauthenticated');
    const viewer = { operator, formToken: this.sessions.formToken(token) };
    request.viewer = viewer;
    if (request.method === 'POST') this.refuseForeignForm(request, token);
    const task = this.reflector.get<OperatorTask | null>(TASK, context.getHandler());
    if (task !== null && !mayOperator(operator, task)) throw new Failure('forbidden');
    return true;
  }

  private refuseForeignForm(request: Request, token: string): void {
    const formToken = formFields(request).get('formToken') ?? '';
    if (!isSameOrigin(request, this.config.appUrl) || !this.sessions.isFormToken(token, formToken))
      throw new Failure('forbidden');
  }
}
