import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock, CORE_CONFIG, type CoreConfig, CryptoService } from '../../platform/index.js';
import { type ActivePartner, PartnerService } from '../directory/partner.service.js';
import { forgetAfter, isFresh, readClaims, type TicketClaims, type TicketUse } from './ticket-claims.js';
import { UsedTicketRepository } from './used-ticket.repository.js';

/** The same at every visit, but different per partner, so that two partners cannot compare their lists. */
export const memberNameOf = (secrets: CryptoService, partnerCode: string, userId: string): string =>
  secrets.hash(`partner-member:${partnerCode}:${userId}`, 'public-id');

export interface ReadTicket {
  partner: ActivePartner;
  claims: TicketClaims;
}

/** Tickets between a partner and this site: JWTs signed with the partner's key (HS256, docs/PARTNER.md). */
@Injectable()
export class PartnerTicketService {
  constructor(
    private readonly partners: PartnerService,
    private readonly used: UsedTicketRepository,
    private readonly jwt: JwtService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** A genuine, unexpired ticket for this site and use; null otherwise. Does not spend it. */
  async read(ticket: string, use: TicketUse): Promise<ReadTicket | null> {
    const issuer = this.issuerOf(ticket);
    const partner = issuer === null ? null : await this.partners.findActive(issuer);
    if (!partner) return null;
    const payload = await this.jwt
      .verifyAsync<object>(ticket, {
        secret: partner.key,
        algorithms: ['HS256'],
        clockTimestamp: Math.floor(this.clock.now().getTime() / 1000),
      })
      .catch(() => null);
    const claims = payload && readClaims(payload);
    const counts =
      claims !== null &&
      claims.use === use &&
      claims.aud === this.host &&
      isFresh(claims.iat, this.clock.now());
    return counts ? { partner, claims } : null;
  }

  /** Spends a ticket; true exactly once. */
  spend({ partner, claims }: ReadTicket): Promise<boolean> {
    return this.spendOnce(`ticket:${partner.code}:${claims.jti}`);
  }

  /** Spends any one-use value of a partner for as long as it could be valid. */
  spendOnce(value: string): Promise<boolean> {
    const usedAt = this.clock.now();
    const ticketHash = this.secrets.hash(value, 'pass');
    return this.used.spend({ ticketHash, usedAt, expiresAt: forgetAfter(usedAt) });
  }

  /** Invalidates an unused ticket whose owner signed out. */
  async voidUnused(ticket: string): Promise<void> {
    const read = await this.read(ticket, 'login');
    if (read) await this.spend(read);
  }

  /** A ticket for one of our members to sign in at a partner's host. */
  issueReturn(partner: ActivePartner, to: { host: string; userId: string; state: string }): string {
    const claims: TicketClaims = {
      iss: this.host,
      aud: to.host,
      sub: memberNameOf(this.secrets, partner.code, to.userId),
      iat: Math.floor(this.clock.now().getTime() / 1000),
      jti: this.secrets.token(16),
      use: 'return',
      state: to.state,
    };
    return this.jwt.sign({ ...claims }, { secret: partner.key, algorithm: 'HS256' });
  }

  // Unverified; only selects the key to verify with.
  private issuerOf(ticket: string): string | null {
    try {
      const payload = this.jwt.decode<unknown>(ticket);
      const issuer: unknown = typeof payload === 'object' && payload && Reflect.get(payload, 'iss');
      return typeof issuer === 'string' ? issuer : null;
    } catch {
      // The library throws on invalid JSON.
      return null;
    }
  }

  private get host(): string {
    return new URL(this.config.appUrl).host;
  }
}
