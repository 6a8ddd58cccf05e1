import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Authenticated, SessionService, type TokenClaims } from '@qicheng/core/auth';
import { CryptoService } from '@qicheng/core/platform';
import type { Request } from 'express';
import { Strategy } from 'passport-jwt';
import { SESSION_STRATEGY } from '../kit/access.guard.js';
import { presentedToken } from '../kit/presented-token.js';

/** Resolves a token to the caller: passport-jwt checks the signature, the session's row decides. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    secrets: CryptoService,
    private readonly sessions: SessionService,
  ) {
    // The library accepts a key object; only its types do not allow it.
    const secretOrKey = secrets.key('token') as unknown as Buffer;
    super({ jwtFromRequest: presentedToken, secretOrKey, algorithms: ['HS256'], passReqToCallback: true });
  }

  async validate(request: Request, claims: TokenClaims): Promise<Authenticated | false> {
    return (await this.sessions.authenticateVerified(presentedToken(request) ?? '', claims)) ?? false;
  }
}
