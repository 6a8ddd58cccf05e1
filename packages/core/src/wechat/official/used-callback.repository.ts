import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** Callbacks that were taken already, by the hash of what makes them one of a kind. */
@Injectable()
export class UsedCallbackRepository {
  constructor(private readonly database: Database) {}

  /** True for the first who claims it. */
  async claim(ticketHash: string, now: Date, expiresAt: Date): Promise<boolean> {
    const { count } = await this.database.usedTicket.createMany({
      data: [{ ticketHash, usedAt: now, expiresAt }],
      skipDuplicates: true,
    });
    return count === 1;
  }
}
