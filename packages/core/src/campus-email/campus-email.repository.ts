import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { grantStatement, type Movement } from '../ai-count/index.js';

export interface VerifiedMailbox {
  campusEmailCipher: string;
  campusEmailIndex: string;
  campusSchool: string;
  campusEmailVerifiedAt: Date;
}

@Injectable()
export class CampusEmailRepository {
  constructor(private readonly database: Database) {}

  /** The account that verified a mailbox, or null. */
  async findOwner(campusEmailIndex: string): Promise<string | null> {
    const user = await this.database.user.findUnique({ where: { campusEmailIndex }, select: { id: true } });
    return user?.id ?? null;
  }

  /** The index of the mailbox that an account has verified, or null. */
  async findIndex(userId: string): Promise<string | null> {
    const user = await this.database.user.findUnique({
      where: { id: userId },
      select: { campusEmailIndex: true },
    });
    return user?.campusEmailIndex ?? null;
  }

  /**
   * Assigns a mailbox and its gift to an account, both or neither: the code is spent, so an interrupted gift
   * could not be claimed again. Returns the amount granted, 0 if the account already had its gift; null if
   * another account has the mailbox, which the unique index decides [ED2].
   */
  async bind(userId: string, mailbox: VerifiedMailbox, gift: Movement | null): Promise<number | null> {
    const bound = this.database.user.update({ where: { id: userId }, data: mailbox, select: { id: true } });
    const now = mailbox.campusEmailVerifiedAt;
    try {
      if (gift === null) {
        await bound;
        return 0;
      }
      // Locks the account's row first: a concurrent verification waits and then finds the gift granted.
      const granted = grantStatement(this.database, { userId, movement: gift, now });
      const [, rows] = await this.database.$transaction([bound, granted]);
      return rows.length === 0 ? 0 : gift.amount;
    } catch (error) {
      if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return null;
      throw error;
    }
  }

  /** The column has the values of the wire: 2 = may still be asked, 1 = asked not to be reminded. */
  async setPrompt(userId: string, mayAskAgain: boolean): Promise<void> {
    await this.database.user.update({ where: { id: userId }, data: { skipAuthEmail: mayAskAgain ? 2 : 1 } });
  }
}
