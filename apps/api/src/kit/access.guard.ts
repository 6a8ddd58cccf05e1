import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { type Authenticated, SessionService } from '@qicheng/core/auth';
import { Failure } from '@qicheng/core/platform';
import type { Request } from 'express';
import { endpointOf } from './handles.decorator.js';
import { presentedToken } from './presented-token.js';

/** Name of the passport strategy that resolves a token to a live session's caller. */
export const SESSION_STRATEGY = 'session-token';

const isGiven = (value: unknown): boolean => value !== null && value !== undefined;

/**
 * Enforces the contract's `access`: `none` ignores tokens, `optional` accepts a live one and ignores an
 * invalid one, `user` requires a live one. Plain routes (pages, health) declare nothing and pass.
 */
@Injectable()
export class AccessGuard extends AuthGuard(SESSION_STRATEGY) {
  constructor(private readonly sessions: SessionService) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = context.getType() === 'http' ? endpointOf(context.getHandler()) : undefined;
    if (!endpoint || endpoint.access === 'none') return true;
    const request = context.switchToHttp().getRequest<Request & { user?: Authenticated | null }>();
    const token = presentedToken(request);
    if (token === null) {
      if (endpoint.access === 'user') throw new Failure('unauthenticated');
      return true;
    }
    // Passport verifies the signature of a token only once.
    const known = this.sessions.authenticateAgain(token);
    if (known === undefined) return (await super.canActivate(context)) === true;
    request.user = this.handleRequest(null, (await known) ?? false, null, context);
    return true;
  }

  override handleRequest<User>(
    error: unknown,
    user: User | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    // A failed session lookup must not sign the user out: the client drops its token on a 401.
    if (isGiven(error)) throw error;
    if (user) return user;
    if (endpointOf(context.getHandler())?.access === 'optional') return null as User;
    throw new Failure('unauthenticated');
  }
}
