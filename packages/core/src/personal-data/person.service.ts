import { Injectable } from '@nestjs/common';
import { CryptoService } from '../platform/index.js';
import { PersonalDataRepository, type Person } from './personal-data.repository.js';

@Injectable()
export class PersonService {
  constructor(
    private readonly rows: PersonalDataRepository,
    private readonly secrets: CryptoService,
  ) {}

  /** How to refer to a user; null when there is no such user. */
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
