import { Injectable } from '@nestjs/common';
import type { Movement } from '../ai-count/index.js';
import { CodeChallengeService } from '../auth/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { SettingsService } from '../site/index.js';
import type { CampusEmailFailure } from './campus-email.failures.js';
import { CampusEmailRepository } from './campus-email.repository.js';
import { type CampusMailbox, CampusMailboxService } from './campus-mailbox.service.js';

interface CampusEmailClaim {
  userId: string;
  email: string;
  schoolName: string;
  code: string;
  /** `first` refuses to replace a verified mailbox. */
  intent?: 'first' | 'change' | undefined;
  challengeId?: string | undefined;
}

/** The code sent to a mailbox. */
@Injectable()
export class CampusEmailProof {
  constructor(
    private readonly mailboxes: CampusMailboxService,
    private readonly codes: CodeChallengeService,
  ) {}

  /** Spends the given or the newest code, or refuses with `campusEmailCodeInvalid`. */
  async spend(mailbox: CampusMailbox, { userId, code, challengeId }: CampusEmailClaim): Promise<void> {
    const binding = this.mailboxes.bindingOf(mailbox, userId);
    const id = challengeId ?? (await this.codes.findNewest(binding));
    const isRight = id !== null && (await this.codes.spend({ ...binding, challengeId: id, code }));
    if (!isRight) throw new Failure<CampusEmailFailure>('campusEmailCodeInvalid');
  }
}

// One key for a user's lifetime: changing the mailbox grants nothing [ED3].
const GRANT_KEY = 'campus-email';

/** [decision 15]: more counts for a listed school than for `.edu.cn`, once per user. */
@Injectable()
export class CampusEmailGift {
  constructor(private readonly settings: SettingsService) {}

  /** The grant for a mailbox; null while operators grant nothing. */
  async of({ listedSchool }: CampusMailbox): Promise<Movement | null> {
    const key = listedSchool === null ? 'campusEmailGift' : 'listedCampusEmailGift';
    const amount = await this.settings.get(key);
    return amount === 0 ? null : { key: GRANT_KEY, amount, source: GRANT_KEY };
  }
}

/** Assigns a mailbox to the account after its code and grants AI counts the first time. */
@Injectable()
export class VerifyCampusEmail {
  constructor(
    private readonly mailboxes: CampusMailboxService,
    private readonly accounts: CampusEmailRepository,
    private readonly proof: CampusEmailProof,
    private readonly gifts: CampusEmailGift,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Counts granted now; 0 if the user already had theirs. */
  async run(claim: CampusEmailClaim): Promise<{ grantedAiCounts: number }> {
    const { userId, intent } = claim;
    const mailbox = await this.mailboxes.read(claim.email);
    const known = await this.accounts.findIndex(userId);
    if (intent === 'first' && known !== null && known !== mailbox.index)
      throw new Failure<CampusEmailFailure>('campusEmailAlreadyVerified');
    const gift = await this.gifts.of(mailbox);
    await this.proof.spend(mailbox, claim);
    const verified = {
      campusEmailCipher: this.secrets.encrypt(mailbox.address),
      campusEmailIndex: mailbox.index,
      campusSchool: schoolOf(mailbox, claim.schoolName),
      campusEmailVerifiedAt: this.clock.now(),
    };
    const grantedAiCounts = await this.accounts.bind(userId, verified, gift);
    if (grantedAiCounts === null) throw new Failure<CampusEmailFailure>('campusEmailTaken');
    return { grantedAiCounts };
  }
}

/** The list's Chinese name if it has one, because the domain proves it; otherwise the user's input. */
function schoolOf({ listedSchool }: CampusMailbox, written: string): string {
  if (listedSchool !== null && /\p{Script=Han}/u.test(listedSchool)) return listedSchool;
  const plain = written.normalize('NFC').replace(/\p{C}/gu, '').trim();
  return plain === '' ? (listedSchool ?? '') : plain;
}
