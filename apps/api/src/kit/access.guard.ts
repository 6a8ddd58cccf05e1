import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { SessionService } from '@qicheng/core/auth';
import { Failure } from '@qicheng/core/platform';
import type { Request } from 'express';
import { leaveCaller } from './caller.decorator.js';
import { endpointOf } from './handles.decorator.js';
import { presentedToken } from './presented-token.js';

/**
 * Reads `access` of the contract: `none` never looks at a token, `optional` takes a live one and ignores a
 * dead one, `user` needs a live one. Plain routes (pages, health) declare nothing and pass.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly sessions: SessionService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = context.getType() === 'http' ? endpointOf(context.getHandler()) : undefined;
    if (!endpoint || endpoint.access === 'none') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const token = presentedToken(request);
    // A session that could not be looked up is no reason to forget it: the client drops its token on a 401.
    const caller = token === null ? null : await this.sessions.authenticate(token);
    if (caller === null && endpoint.access === 'user') throw new Failure('unauthenticated');
    leaveCaller(request, caller);
    return true;
  }
}
