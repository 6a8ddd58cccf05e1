import { Injectable } from '@nestjs/common';
import type { Movement } from '../ai-count/index.js';
import { SettingsService } from '../site/index.js';
import type { CampusMailbox } from './campus-mailbox.service.js';

// One key for a user's whole life: a change of the mailbox grants nothing [ED3].
const GRANT_KEY = 'campus-email';

/** [decision 15]: more counts for a listed school than for `.edu.cn` alone, once per user ever. */
@Injectable()
export class CampusEmailGift {
  constructor(private readonly settings: SettingsService) {}

  /** What a mailbox is worth; null while operators give nothing. */
  async of({ listedSchool }: CampusMailbox): Promise<Movement | null> {
    const key = listedSchool === null ? 'campusEmailGift' : 'listedCampusEmailGift';
    const amount = await this.settings.get(key);
    return amount === 0 ? null : { key: GRANT_KEY, amount, source: GRANT_KEY };
  }
}
