import { Injectable } from '@nestjs/common';
import { AiCounts } from '../ai-count/index.js';
import { CodeChallenges } from '../auth/index.js';
import { Clock, Failure, Secrets } from '../platform/index.js';
import { Settings } from '../site/index.js';
import type { CampusEmailFailure } from './campus-email.failures.js';
import { CampusEmailRepository } from './campus-email.repository.js';
import { type CampusMailbox, CampusMailboxes } from './campus-mailboxes.service.js';

// One key for a user's whole life: a change of the mailbox grants nothing (reliability.md ED3).
const GRANT_KEY = 'campus-email';

export interface CampusEmailClaim {
  userId: string;
  email: string;
  schoolName: string;
  code: string;
  /** `first` refuses to replace a mailbox that is verified already. */
  intent?: 'first' | 'change' | undefined;
  challengeId?: string | undefined;
}

/** Makes a mailbox the account's own once its code is given, and grants AI counts the first time. */
@Injectable()
export class VerifyCampusEmail {
  constructor(
    private readonly mailboxes: CampusMailboxes,
    private readonly accounts: CampusEmailRepository,
    private readonly proof: CampusEmailProof,
    private readonly gift: CampusEmailGift,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** How many counts were granted now; 0 for a user who had theirs. */
  async run(claim: CampusEmailClaim): Promise<{ grantedAiCounts: number }> {
    const { userId, intent } = claim;
    const mailbox = await this.mailboxes.read(claim.email);
    const verified = await this.accounts.findIndex(userId);
    if (intent === 'first' && verified !== null && verified !== mailbox.index)
      throw new Failure<CampusEmailFailure>('campusEmailAlreadyVerified');
    await this.proof.spend(mailbox, claim);
    const isBound = await this.accounts.bind(userId, {
      campusEmailCipher: this.secrets.encrypt(mailbox.address),
      campusEmailIndex: mailbox.index,
      campusSchool: schoolOf(mailbox, claim.schoolName),
      campusEmailVerifiedAt: this.clock.now(),
    });
    if (!isBound) throw new Failure<CampusEmailFailure>('campusEmailTaken');
    return { grantedAiCounts: await this.gift.grant(userId, mailbox) };
  }
}

/** The code of a mailbox, which only its holder has. */
@Injectable()
export class CampusEmailProof {
  constructor(
    private readonly mailboxes: CampusMailboxes,
    private readonly codes: CodeChallenges,
  ) {}

  /** Spends the named or the newest code, or refuses with `campusEmailCodeInvalid`. */
  async spend(mailbox: CampusMailbox, { userId, code, challengeId }: CampusEmailClaim): Promise<void> {
    const binding = this.mailboxes.bindingOf(mailbox, userId);
    const id = challengeId ?? (await this.codes.findNewest(binding));
    const isRight = id !== null && (await this.codes.spend({ ...binding, challengeId: id, code }));
    if (!isRight) throw new Failure<CampusEmailFailure>('campusEmailCodeInvalid');
  }
}

/** decision 15: more counts for a listed school than for `.edu.cn` alone, once per user ever. */
@Injectable()
export class CampusEmailGift {
  constructor(
    private readonly settings: Settings,
    private readonly counts: AiCounts,
  ) {}

  async grant(userId: string, { listedSchool }: CampusMailbox): Promise<number> {
    const key = listedSchool === null ? 'campusEmailGift' : 'listedCampusEmailGift';
    const amount = await this.settings.get(key);
    if (amount === 0) return 0;
    const { granted } = await this.counts.grant(userId, { key: GRANT_KEY, amount, source: GRANT_KEY });
    return granted ? amount : 0;
  }
}

/** The list's name where it has a Chinese one: the domain proves it. Else what the person wrote. */
function schoolOf({ listedSchool }: CampusMailbox, written: string): string {
  if (listedSchool !== null && /\p{Script=Han}/u.test(listedSchool)) return listedSchool;
  const plain = written.normalize('NFC').replace(/\p{C}/gu, '').trim();
  return plain === '' ? (listedSchool ?? '') : plain;
}
