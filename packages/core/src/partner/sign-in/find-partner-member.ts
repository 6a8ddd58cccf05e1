import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../../platform/index.js';
import { Throttle } from '../../platform/throttle/index.js';
import type { PartnerFailure } from '../directory/partner.service.js';
import { PartnerTicketService } from '../ticket/partner-ticket.service.js';
import { PartnerAccountService } from './partner-account.service.js';

const ASKS_PER_MINUTE = 600;

@Injectable()
export class FindPartnerMember {
  constructor(
    private readonly tickets: PartnerTicketService,
    private readonly accounts: PartnerAccountService,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
  ) {}

  /** Tells a partner whether one of its own members has an account here; it cannot ask about others. */
  async run(request: string): Promise<{ exists: boolean }> {
    const read = await this.tickets.read(request, 'query');
    if (!read || !(await this.tickets.spend(read))) {
      throw new Failure<PartnerFailure>('partnerRequestInvalid');
    }
    const { partner, claims } = read;
    const [counter] = await this.throttle.hit([{ key: `partner:query:${partner.code}`, seconds: 60 }]);
    if (counter && counter.hits > ASKS_PER_MINUTE) {
      const wait = Math.ceil((counter.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
      throw new Failure('tooManyRequests', { retryAfterSeconds: Math.max(1, wait) });
    }
    return {
      exists: (await this.accounts.find({ partnerCode: partner.code, subject: claims.sub })) !== null,
    };
  }
}
