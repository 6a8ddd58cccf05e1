import { Injectable } from '@nestjs/common';
import { AiCounts } from '../ai-count/index.js';
import { Settings } from '../site/index.js';
import type { CampusMailbox } from './campus-mailboxes.service.js';

// One key for a user's whole life: a change of the mailbox grants nothing (reliability.md ED3).
const GRANT_KEY = 'campus-email';

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
