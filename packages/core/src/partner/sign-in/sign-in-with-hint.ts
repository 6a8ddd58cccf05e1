import { Injectable } from '@nestjs/common';
import { SignInGuard } from '../../auth/index.js';
import { Failure } from '../../platform/index.js';
import type { PartnerFailure } from '../directory/partner.service.js';
import { MemberProofService } from '../proof/member-proof.service.js';
import { BrowserStateService } from '../ticket/browser-state.service.js';
import { PartnerAccountService } from './partner-account.service.js';
import { type PartnerSignIn, type PartnerVisit, SignInByPartner } from './sign-in-by-partner.js';

@Injectable()
export class SignInWithHint {
  constructor(
    private readonly guard: SignInGuard,
    private readonly proofs: MemberProofService,
    private readonly states: BrowserStateService,
    private readonly accounts: PartnerAccountService,
    private readonly signIn: SignInByPartner,
  ) {}

  /**
   * Accepts the shared member hint when the partner proves that it wrote it [SS3]. Only for returning
   * members: a hint carries no name, so the first visit needs a ticket.
   */
  async run({ hint, proof }: { hint: string; proof: string }, visit: PartnerVisit): Promise<PartnerSignIn> {
    await this.guard.admitCode(visit.client);
    const proven = await this.proofs.redeem(hint, proof);
    if (!proven) throw invalid();
    const { partner, subject, nonce } = proven;
    const arrival = { partnerCode: partner.code, partnerName: partner.name, subject };
    if (!(await this.accounts.find(arrival))) throw invalid();
    return this.signIn.arrive(arrival, this.states.proves(nonce, visit.browser), visit);
  }
}

const invalid = () => new Failure<PartnerFailure>('partnerProofInvalid');
