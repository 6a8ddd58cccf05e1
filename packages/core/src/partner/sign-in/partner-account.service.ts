import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isPosingName } from '../../account/index.js';
import { Clock, CryptoService } from '../../platform/index.js';
import {
  type LinkedUser,
  PartnerAccountRepository,
  type PartnerAccountKey,
} from './partner-account.repository.js';

/** A member of a partner's. */
export interface PartnerMember {
  partnerCode: string;
  subject: string;
}

/**
 * Which account a partner's member has here. Never found by phone: a phone that a partner tells proves nothing
 * to us, so that an account of a phone is reached only with a code of ours.
 */
// A partner's names may be longer than a nickname here, which its owner could then not save again.
const NAME_MAX = 20;
const shortName = (name: string): string => [...name.trim()].slice(0, NAME_MAX).join('');

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

  /** The member's account; the first time it is made, without a phone. */
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
    // Null: the same member came in by another tab at the same moment.
    return userId === null ? this.findOrCreate(member, made) : { userId, isDisabled: false };
  }

  // A keyed hash: who reads the table learns no partner's member names.
  private keyOf({ partnerCode, subject }: PartnerMember): PartnerAccountKey {
    return { partnerCode, subjectIndex: this.secrets.hash(`partner:${partnerCode}:${subject}`, 'index') };
  }
}
