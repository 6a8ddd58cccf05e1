import { Inject, Injectable } from '@nestjs/common';
import { CORE_CONFIG, type CoreConfig } from '../../platform/index.js';
import { PartnerService } from '../directory/partner.service.js';
import { BrowserStateService } from '../ticket/browser-state.service.js';
import { PartnerTicketService } from '../ticket/partner-ticket.service.js';
import { type SafeAddress, safeReturnAddress } from './safe-return-address.js';

/** Where people may be sent from here. */
@Injectable()
export class ReturnAddressService {
  constructor(
    private readonly partners: PartnerService,
    private readonly tickets: PartnerTicketService,
    private readonly states: BrowserStateService,
    @Inject(CORE_CONFIG) private readonly config: CoreConfig,
  ) {}

  /** The address when it is allowed, else null [SS4]. */
  async check(address: string): Promise<SafeAddress | null> {
    const all = await this.partners.list();
    return safeReturnAddress(address, {
      site: new URL(this.config.appUrl).origin,
      partners: all.filter(({ disabledAt }) => disabledAt === null),
      allowHttp: this.config.environment !== 'production',
    });
  }

  /**
   * Where to go for a wished address: a path of ours, or a partner's address with a state of this browser and,
   * for a member, a fresh one-use ticket. The session token is in neither [SS5].
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
