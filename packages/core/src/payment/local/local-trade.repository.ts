import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface LocalTrade {
  number: string;
  amountFen: number;
  title: string;
  status: 'unpaid' | 'paid' | 'closed' | 'refunded';
  paidAt: Date | null;
}

const NUMBER = /^\d{1,40}$/;

/** The trades of the simulated cashier. */
@Injectable()
export class LocalTradeRepository {
  constructor(private readonly database: Database) {}

  async open(trade: { number: string; amountFen: number; title: string }): Promise<void> {
    await this.database.localTrade.createMany({ data: trade, skipDuplicates: true });
  }

  /** Also null for a malformed number. */
  async find(number: string): Promise<LocalTrade | null> {
    if (!NUMBER.test(number)) return null;
    return (await this.database.localTrade.findUnique({ where: { number } })) as LocalTrade | null;
  }

  /** Moves a trade out of state `from`; false when it is in another state. */
  async move(
    number: string,
    from: LocalTrade['status'],
    to: LocalTrade['status'],
    now: Date,
  ): Promise<boolean> {
    const { count } = await this.database.localTrade.updateMany({
      where: { number, status: from },
      data: { status: to, ...(to === 'paid' && { paidAt: now }) },
    });
    return count === 1;
  }
}
