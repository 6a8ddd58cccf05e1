import { Injectable } from '@nestjs/common';
import { SignInGuard } from '../../auth/index.js';
import { Failure } from '../../platform/index.js';
import type { PartnerFailure } from '../directory/partner.service.js';
import { BrowserStateService } from '../ticket/browser-state.service.js';
import { PartnerTicketService } from '../ticket/partner-ticket.service.js';
import { type PartnerSignIn, type PartnerVisit, SignInByPartner } from './sign-in-by-partner.js';

@Injectable()
export class SignInWithTicket {
  constructor(
    private readonly guard: SignInGuard,
    private readonly tickets: PartnerTicketService,
    private readonly states: BrowserStateService,
    private readonly signIn: SignInByPartner,
  ) {}

  /**
   * Accepts a partner's ticket: one use, within a minute, for this site, and for this browser if it names one
   * [SS1].
   */
  async run(
    { ticket, domain }: { ticket: string; domain?: string | undefined },
    visit: PartnerVisit,
  ): Promise<PartnerSignIn> {
    await this.guard.admitCode(visit.client);
    const read = await this.tickets.read(ticket, 'login');
    if (!read) throw invalid();
    const { partner, claims } = read;
    const isBound = claims.state !== undefined;
    if (claims.state !== undefined && !this.states.proves(claims.state, visit.browser)) throw invalid();
    if (!(await this.tickets.spend(read))) throw invalid();
    const arrival = {
      partnerCode: partner.code,
      partnerName: partner.name,
      subject: claims.sub,
      ...(claims.name === undefined ? {} : { name: claims.name }),
      ...(domain === undefined ? {} : { domain }),
    };
    return this.signIn.arrive(arrival, isBound, visit);
  }
}

const invalid = () => new Failure<PartnerFailure>('partnerTicketInvalid');
