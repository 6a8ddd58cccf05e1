import { Inject, Injectable } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../../platform/index.js';
import { PartnerService } from '../directory/partner.service.js';
import { BrowserStateService } from '../ticket/browser-state.service.js';
import { PartnerTicketService } from '../ticket/partner-ticket.service.js';
import { type SafeAddress, safeReturnAddress } from './safe-return-address.js';

/** Allowed redirect targets. */
@Injectable()
export class ReturnAddressService {
  constructor(
    private readonly partners: PartnerService,
    private readonly tickets: PartnerTicketService,
    private readonly states: BrowserStateService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** The address if it is allowed, else null [SS4]. */
  async check(address: string): Promise<SafeAddress | null> {
    const all = await this.partners.list();
    return safeReturnAddress(address, {
      site: new URL(this.config.appUrl).origin,
      partners: all.filter(({ disabledAt }) => disabledAt === null),
      allowHttp: this.config.environment !== 'production',
    });
  }

  /**
   * The redirect target for a requested address: a path of this site, or a partner address with this
   * browser's state and, for a member, a new one-use ticket. Neither contains the session token [SS5].
   */
  async prepare(address: string, visit: { browser: string; userId: string | null }): Promise<string | null> {
    const safe = await this.check(address);
    if (safe === null) return null;
    if (safe.kind === 'own') return safe.path;
    const partner = await this.partners.findActive(safe.partnerCode);
    if (!partner) return null;
    const { url } = safe;
    const state = this.states.issue(visit.browser);
    url.searchParams.set('state', state);
    url.searchParams.delete('ticket');
    if (visit.userId !== null) {
      const ticket = this.tickets.issueReturn(partner, { host: url.host, userId: visit.userId, state });
      url.searchParams.set('ticket', ticket);
    }
    return url.href;
  }
}
