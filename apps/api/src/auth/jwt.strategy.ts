import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type Authenticated, SessionService, type TokenClaims } from '@qicheng/core/auth';
import { CryptoService } from '@qicheng/core/platform';
import { Strategy } from 'passport-jwt';
import { SESSION_STRATEGY } from '../kit/access.guard.js';
import { presentedToken } from '../kit/presented-token.js';

/** Turns a presented token into the caller: passport-jwt checks the signature, the session's row decides. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, SESSION_STRATEGY) {
  constructor(
    secrets: CryptoService,
    private readonly sessions: SessionService,
  ) {
    // As bare bytes the key would be tried as a public key first, which costs 0.3 ms on every request. The library
    // takes a key object; only its types do not know.
    const secretOrKey = createSecretKey(secrets.key('token')) as unknown as Buffer;
    super({ jwtFromRequest: presentedToken, secretOrKey, algorithms: ['HS256'] });
  }

  async validate(claims: TokenClaims): Promise<Authenticated | false> {
    return (await this.sessions.authenticateClaims(claims)) ?? false;
  }
}
