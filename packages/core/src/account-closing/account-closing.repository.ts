import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class AccountClosingRepository {
  constructor(private readonly database: Database) {}

  /**
   * Records the closing request; an earlier one is kept. Returns the effective time, or null without such a
   * user.
   */
  async ask(userId: string, now: Date): Promise<Date | null> {
    await this.database.user.updateMany({
      where: { id: userId, closeRequestedAt: null },
      data: { closeRequestedAt: now },
    });
    const user = await this.database.user.findUnique({
      where: { id: userId },
      select: { closeRequestedAt: true },
    });
    return user?.closeRequestedAt ?? null;
  }

  /** Cancels the request unless erasure has begun. */
  async withdraw(userId: string): Promise<void> {
    await this.database.user.updateMany({
      where: { id: userId, disabledAt: null },
      data: { closeRequestedAt: null },
    });
  }

  async listDue(requestedBefore: Date, limit: number): Promise<string[]> {
    const users = await this.database.user.findMany({
      where: { closeRequestedAt: { lte: requestedBefore } },
      orderBy: { closeRequestedAt: 'asc' },
      take: limit,
      select: { id: true },
    });
    return users.map(({ id }) => id);
  }

  /** Closes the account permanently before it is erased; false if its owner cancelled at the last moment. */
  async lockForErasure(userId: string, requestedBefore: Date, now: Date): Promise<boolean> {
    const { count } = await this.database.user.updateMany({
      where: { id: userId, closeRequestedAt: { lte: requestedBefore } },
      data: { disabledAt: now },
    });
    return count === 1;
  }
}
