import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** Callbacks already handled, by a hash that identifies each. */
@Injectable()
export class UsedCallbackRepository {
  constructor(private readonly database: Database) {}

  /** True for the first caller that claims it. */
  async claim(ticketHash: string, now: Date, expiresAt: Date): Promise<boolean> {
    const { count } = await this.database.usedTicket.createMany({
      data: [{ ticketHash, usedAt: now, expiresAt }],
      skipDuplicates: true,
    });
    return count === 1;
  }
}
