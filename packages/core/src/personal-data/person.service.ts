import { Injectable } from '@nestjs/common';
import { Secrets } from '../platform/index.js';
import { PersonalDataRepository } from './personal-data.repository.js';

/** By what the rows of one user are found. */
export interface Person {
  userId: string;
  phoneIndex: string | null;
  mailboxIndex: string | null;
  senderIndex: string;
  /** Phone and mailbox as they are. */
  recipients: string[];
}

@Injectable()
export class People {
  constructor(
    private readonly rows: PersonalDataRepository,
    private readonly secrets: Secrets,
  ) {}

  /** What a user is known by; null when there is no such user. */
  async find(userId: string): Promise<Person | null> {
    const account = await this.rows.findAccount(userId);
    if (account === null) return null;
    const sealed = [account.phoneCipher, account.campusEmailCipher].filter((text) => text !== null);
    return {
      userId,
      phoneIndex: account.phoneIndex,
      mailboxIndex: account.campusEmailIndex,
      senderIndex: this.secrets.hash(`user:${userId}`, 'index'),
      recipients: sealed.map((text) => this.secrets.decrypt(text)),
    };
  }
}
