import { Injectable } from '@nestjs/common';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import type { CampusEmailFailure } from './campus-email.failures.js';
import { CampusEmailGift } from './campus-email-gift.js';
import { type CampusEmailClaim, CampusEmailProof } from './campus-email-proof.js';
import { CampusEmailRepository } from './campus-email.repository.js';
import { type CampusMailbox, CampusMailboxService } from './campus-mailbox.service.js';

/** Makes a mailbox the account's own once its code is given, and grants AI counts the first time. */
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

  /** How many counts were granted now; 0 for a user who had theirs. */
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

/** The list's name where it has a Chinese one: the domain proves it. Else what the person wrote. */
function schoolOf({ listedSchool }: CampusMailbox, written: string): string {
  if (listedSchool !== null && /\p{Script=Han}/u.test(listedSchool)) return listedSchool;
  const plain = written.normalize('NFC').replace(/\p{C}/gu, '').trim();
  return plain === '' ? (listedSchool ?? '') : plain;
}
