import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPosingName } from '../../account/index.js';
import { Clock, CryptoService } from '../../platform/index.js';
import {
  type LinkedUser,
  PartnerAccountRepository,
  type PartnerAccountKey,
} from './partner-account.repository.js';

/** A member of a partner. */
export interface PartnerMember {
  partnerCode: string;
  subject: string;
}

/**
 * The account of a partner's member. Never matched by phone: a phone sent by a partner proves nothing, so a
 * phone account is reachable only with a code that we sent.
 */
// A partner's names may exceed our nickname limit, and the owner could then not save theirs again.
const MAX_NAME_LENGTH = 20;
const shortName = (name: string): string => [...name.trim()].slice(0, MAX_NAME_LENGTH).join('');

@Injectable()
export class PartnerAccountService {
  constructor(
    private readonly accounts: PartnerAccountRepository,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  find(member: PartnerMember): Promise<LinkedUser | null> {
    return this.accounts.find(this.keyOf(member));
  }

  /** The member's account; created without a phone on the first visit. */
  async findOrCreate(member: PartnerMember, made: { name?: string; domain?: string }): Promise<LinkedUser> {
    const known = await this.find(member);
    if (known) return known;
    const userId = await this.accounts.addWithUser(this.keyOf(member), {
      username:
        made.name === undefined || isPosingName(made.name)
          ? `用户${String(randomInt(10_000)).padStart(4, '0')}`
          : shortName(made.name),
      origin: { channel: member.partnerCode, ...(made.domain ? { domain: made.domain } : {}) },
      createdAt: this.clock.now(),
    });
    // Null: the same member arrived concurrently in another tab.
    return userId === null ? this.findOrCreate(member, made) : { userId, isDisabled: false };
  }

  // A keyed hash, so that the table does not reveal the partner's member names.
  private keyOf({ partnerCode, subject }: PartnerMember): PartnerAccountKey {
    return { partnerCode, subjectIndex: this.secrets.hash(`partner:${partnerCode}:${subject}`, 'index') };
  }
}
