import { Injectable } from '@nestjs/common';
import { CodeChallengeService } from '../auth/index.js';
import { Failure } from '../platform/index.js';
import type { CampusEmailFailure } from './campus-email.failures.js';
import { type CampusMailbox, CampusMailboxService } from './campus-mailbox.service.js';

export interface CampusEmailClaim {
  userId: string;
  email: string;
  schoolName: string;
  code: string;
  /** `first` refuses to replace a mailbox that is verified already. */
  intent?: 'first' | 'change' | undefined;
  challengeId?: string | undefined;
}

/** The code of a mailbox, which only its holder has. */
@Injectable()
export class CampusEmailProof {
  constructor(
    private readonly mailboxes: CampusMailboxService,
    private readonly codes: CodeChallengeService,
  ) {}

  /** Spends the named or the newest code, or refuses with `campusEmailCodeInvalid`. */
  async spend(mailbox: CampusMailbox, { userId, code, challengeId }: CampusEmailClaim): Promise<void> {
    const binding = this.mailboxes.bindingOf(mailbox, userId);
    const id = challengeId ?? (await this.codes.findNewest(binding));
    const isRight = id !== null && (await this.codes.spend({ ...binding, challengeId: id, code }));
    if (!isRight) throw new Failure<CampusEmailFailure>('campusEmailCodeInvalid');
  }
}
