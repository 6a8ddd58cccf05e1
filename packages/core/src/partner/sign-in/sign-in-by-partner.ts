import { Injectable } from '@nestjs/common';
import {
  type AuthFailure,
  type ClientInfo,
  OpenSession,
  SessionService,
  type SignedIn,
} from '../../auth/index.js';
import { Failure } from '../../platform/index.js';
import { type Arrival, ConfirmArrival } from './confirm-arrival.js';
import { PartnerAccountService } from './partner-account.service.js';

/** The caller, their browser, and the account signed in there. */
export interface PartnerVisit {
  client: ClientInfo;
  browser: string;
  caller: { userId: string; sessionId: string } | null;
}

export type PartnerSignIn =
  | { outcome: 'signedIn'; data: SignedIn; memberHint: string }
  | {
      outcome: 'confirmationRequired';
      data: { confirmHandle: string; partnerName: string; username: string; currentUsername: string };
    };

/** Sign-in of a partner's member after the partner's assertion has been verified. */
@Injectable()
export class SignInByPartner {
  constructor(
    private readonly accounts: PartnerAccountService,
    private readonly confirmation: ConfirmArrival,
    private readonly openSession: OpenSession,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Signs in directly only when no session is replaced and the flow began in this browser; otherwise the user
   * must confirm first, so that a planted ticket changes nothing [SS2].
   */
  async arrive(arrival: Arrival, isBound: boolean, visit: PartnerVisit): Promise<PartnerSignIn> {
    const known = await this.accounts.find(arrival);
    refuseDisabled(known);
    const isSamePerson = visit.caller !== null && known?.userId === visit.caller.userId;
    if (isSamePerson || (isBound && visit.caller === null)) return this.open(arrival, visit);
    return {
      outcome: 'confirmationRequired',
      data: await this.confirmation.ask(arrival, { ...visit, knownUserId: known?.userId ?? null }),
    };
  }

  /** The user confirmed. */
  async confirm(
    confirmHandle: string,
    visit: PartnerVisit,
  ): Promise<PartnerSignIn & { outcome: 'signedIn' }> {
    return this.open(await this.confirmation.redeem(confirmHandle, visit), visit);
  }

  private async open(arrival: Arrival, { client, caller }: PartnerVisit) {
    const account = await this.accounts.findOrCreate(arrival, arrival);
    refuseDisabled(account);
    const data = await this.openSession.run(account.userId, client, 'partner');
    // Otherwise the replaced session would stay valid unnoticed.
    if (caller) await this.sessions.revoke(caller.sessionId);
    return { outcome: 'signedIn' as const, data, memberHint: arrival.subject };
  }
}

function refuseDisabled(account: { isDisabled: boolean } | null): void {
  if (account?.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
}
