import { Injectable } from '@nestjs/common';
import { CampusEmailRepository } from './campus-email.repository.js';

/** Whether to show the invitation to verify a campus mailbox again. */
@Injectable()
export class SkipCampusEmail {
  constructor(private readonly accounts: CampusEmailRepository) {}

  /** Without `mayAskAgain` it is not shown again. */
  async run(userId: string, mayAskAgain = false): Promise<void> {
    await this.accounts.setPrompt(userId, mayAskAgain);
  }
}
