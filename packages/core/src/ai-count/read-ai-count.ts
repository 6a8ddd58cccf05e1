import { Injectable } from '@nestjs/common';
import { SettingsService } from '../site/index.js';
import { AiCountService } from './ai-count.service.js';

/** A user's view of their AI counts. */
@Injectable()
export class ReadAiCount {
  constructor(
    private readonly counts: AiCountService,
    private readonly settings: SettingsService,
  ) {}

  /** The balance, and whether counts are in use. */
  async run(userId: string): Promise<{ count: number; isUnlimited: boolean }> {
    const [count, isUnlimited] = await Promise.all([this.counts.balanceOf(userId), this.isUnlimited()]);
    return { count, isUnlimited };
  }

  /** AI is free while counts are disabled, and without VIP features [decision 36]. */
  async isUnlimited(): Promise<boolean> {
    const { aiCountsEnabled, vipEnabled } = await this.settings.all();
    return !aiCountsEnabled || !vipEnabled;
  }
}
