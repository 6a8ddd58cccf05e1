import { Injectable } from '@nestjs/common';
import {
  type AuthFailure,
  type ClientInfo,
  OpenSession,
  SessionService,
  type SignedIn,
} from '../../auth/index.js';
import { Failure } from '../../platform/index.js';
import { PartnerAccountService } from './partner-account.service.js';
import { type Arrival, ConfirmArrival } from './confirm-arrival.js';

/** Who calls, from which browser, and who is signed in there. */
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

/** The way in of a partner's member, once the partner's word for them has been verified. */
@Injectable()
export class SignInByPartner {
  constructor(
    private readonly accounts: PartnerAccountService,
    private readonly confirmation: ConfirmArrival,
    private readonly openSession: OpenSession,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Signs in at once only where nothing is replaced and the flow began in this browser; otherwise a person must
   * say yes first: a planted ticket changes nothing by itself [SS2].
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

  /** The person said yes. */
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
    // The session that this one replaces must not live on unseen.
    if (caller) await this.sessions.revoke(caller.sessionId);
    return { outcome: 'signedIn' as const, data, memberHint: arrival.subject };
  }
}

function refuseDisabled(account: { isDisabled: boolean } | null): void {
  if (account?.isDisabled) throw new Failure<AuthFailure>('accountDisabled');
}
