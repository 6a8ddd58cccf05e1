import { Injectable } from '@nestjs/common';
import { AccountService } from '../../account/index.js';
import { Failure } from '../../platform/index.js';
import { StepGrantService } from '../../step-grant/index.js';
import { PartnerService, type PartnerFailure } from '../directory/partner.service.js';
import type { PartnerMember } from './partner-account.service.js';

/** A member at sign-on, vouched for by their partner. */
export interface Arrival extends PartnerMember {
  partnerName: string;
  name?: string;
  domain?: string;
}

interface Visit {
  browser: string;
  caller: { userId: string } | null;
}

/** The confirmation between a partner's assertion and a session that this browser did not request [SS2]. */
@Injectable()
export class ConfirmArrival {
  constructor(
    private readonly grants: StepGrantService,
    private readonly accounts: AccountService,
    private readonly partners: PartnerService,
  ) {}

  /** Stores who arrived, bound to this browser and the current account, and returns what to ask. */
  async ask(arrival: Arrival, { browser, caller, knownUserId }: Visit & { knownUserId: string | null }) {
    const confirmHandle = await this.grants.issue({
      kind: 'partnerConfirm',
      browser,
      subject: JSON.stringify(arrival),
      userId: caller?.userId ?? null,
    });
    const nameOf = async (userId: string) => (await this.accounts.getProfile(userId)).username;
    return {
      confirmHandle,
      partnerName: arrival.partnerName,
      username: knownUserId === null ? (arrival.name ?? '') : await nameOf(knownUserId),
      currentUsername: caller ? await nameOf(caller.userId) : '',
    };
  }

  /** Who arrived; refused for another browser or account, or when expired or already answered. */
  async redeem(token: string, { browser, caller }: Visit): Promise<Arrival> {
    const grant = await this.grants.find({ kind: 'partnerConfirm', token, browser });
    const isSameCaller = grant !== null && grant.userId === (caller?.userId ?? null);
    if (!isSameCaller || !(await this.grants.spend(grant))) throw expired();
    const arrival = JSON.parse(grant.subject) as Arrival;
    // The partner was disabled before the user answered.
    if (!(await this.partners.findActive(arrival.partnerCode))) throw expired();
    return arrival;
  }
}

const expired = () => new Failure<PartnerFailure>('partnerConfirmExpired');
