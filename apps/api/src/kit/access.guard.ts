import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Failure } from '@qicheng/core/platform';
import type { Request } from 'express';
import { endpointOf } from './handles.decorator.js';
import { presentedToken } from './presented-token.js';

/** Name of the passport strategy that turns a presented token into a live session's caller. */
export const SESSION_STRATEGY = 'session-token';

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/**
 * Reads `access` of the contract: `none` never looks at a token, `optional` takes a live one and ignores a
 * dead one, `user` needs a live one. Plain routes (pages, health) declare nothing and pass.
 */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_STRATEGY) {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = context.getType() === 'http' ? endpointOf(context.getHandler()) : undefined;
    if (!endpoint || endpoint.access === 'none') return true;
    if (presentedToken(context.switchToHttp().getRequest<Request>()) === null) {
      if (endpoint.access === 'user') throw new Failure('unauthenticated');
      return true;
    }
    return (await super.canActivate(context)) === true;
  }

  override handleRequest<User>(
    error: unknown,
    user: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    // A session that could not be looked up is no reason to forget it: the client drops its token on a 401.
    if (isGiven(error)) throw error;
    if (user) return user;
    if (endpointOf(context.getHandler())?.access === 'optional') return null as User;
    throw new Failure('unauthenticated');
  }
}
