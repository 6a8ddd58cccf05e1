import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import type { PayProviderName } from '../order/index.js';

interface PayNoticeRow {
  provider: PayProviderName;
  verdict: string;
  paymentNumber: string;
}

@Injectable()
export class PayNoticeRepository {
  constructor(private readonly database: Database) {}

  /**
   * Logs the outcome of a callback. Verified ones are counted per payment; others per minute, so that a flood
   * of forged callbacks writes one row.
   */
  async record({ provider, verdict, paymentNumber }: PayNoticeRow, now: Date): Promise<void> {
    const ground = paymentNumber === '' ? now.toISOString().slice(0, 16) : paymentNumber;
    await this.database.$executeRaw`
      INSERT INTO payment_notice AS kept (id, key, provider, verdict, payment_number, created_at, last_at)
      VALUES (${randomUUID()}::uuid, ${`${provider}:${verdict}:${ground}`}, ${provider}, ${verdict},
        ${paymentNumber}, ${now}, ${now})
      ON CONFLICT (key) DO UPDATE SET times = kept.times + 1, last_at = ${now}`;
  }
}
