import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';

export interface PartnerAccountKey {
  partnerCode: string;
  subjectIndex: string;
}

export interface LinkedUser {
  userId: string;
  isDisabled: boolean;
}

@Injectable()
export class PartnerAccountRepository {
  constructor(private readonly database: Database) {}

  async find(key: PartnerAccountKey): Promise<LinkedUser | null> {
    const row = await this.database.partnerAccount.findFirst({
      where: key,
      select: { userId: true, user: { select: { disabledAt: true } } },
    });
    return row && { userId: row.userId, isDisabled: row.user.disabledAt !== null };
  }

  /**
   * Creates a user without a phone and the link in one transaction; null when a concurrent call came first.
   */
  async addWithUser(
    key: PartnerAccountKey,
    user: { username: string; origin: Record<string, string>; createdAt: Date },
  ): Promise<string | null> {
    const { createdAt } = user;
    try {
      const row = await this.database.partnerAccount.create({
        data: {
          partner: { connect: { code: key.partnerCode } },
          subjectIndex: key.subjectIndex,
          createdAt,
          user: { create: user },
        },
        select: { userId: true },
      });
      return row.userId;
    } catch (error) {
      const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      if (isTaken) return null;
      throw error;
    }
  }
}
