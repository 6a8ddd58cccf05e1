import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Authenticated, SessionService, type TokenClaims } from '@qicheng/core/auth';
import { Secrets } from '@qicheng/core/platform';
import { Strategy } from 'passport-jwt';
import { SESSION_STRATEGY } from '../kit/access.guard.js';
import { presentedToken } from '../kit/presented-token.js';

/** Turns a presented token into the caller: passport-jwt checks the signature, the session's row decides. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    secrets: Secrets,
    private readonly sessions: SessionService,
  ) {
    super({ jwtFromRequest: presentedToken, secretOrKey: secrets.key('token'), algorithms: ['HS256'] });
  }

  async validate(claims: TokenClaims): Promise<Authenticated | false> {
    return (await this.sessions.authenticateClaims(claims)) ?? false;
  }
}
