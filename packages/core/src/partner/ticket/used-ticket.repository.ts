import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class UsedTicketRepository {
  constructor(private readonly database: Database) {}

  /** True exactly once per ticket even for concurrent calls: the primary key decides. */
  async spend(ticket: { ticketHash: string; usedAt: Date; expiresAt: Date }): Promise<boolean> {
    const { count } = await this.database.usedTicket.createMany({ data: [ticket], skipDuplicates: true });
    return count === 1;
  }
}
