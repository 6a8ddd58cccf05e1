import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface LinkedAccount {
  userId: string;
  isDisabled: boolean;
}

/** Which WeChat signs in to which account: one per account, and one account per WeChat. */
@Injectable()
export class WechatIdentityRepository {
  constructor(private readonly database: Database) {}

  async find(openidIndex: string): Promise<LinkedAccount | null> {
    const row = await this.database.wechatIdentity.findUnique({
      where: { openidIndex },
      select: { userId: true, user: { select: { disabledAt: true } } },
    });
    return row && { userId: row.userId, isDisabled: row.user.disabledAt !== null };
  }

  /** Links unless either side has a link; returns whether the two are linked to each other afterwards. */
  async link(identity: {
    openidIndex: string;
    openidCipher: string;
    userId: string;
    createdAt: Date;
  }): Promise<boolean> {
    await this.database.wechatIdentity.createMany({ data: [identity], skipDuplicates: true });
    const { openidIndex, userId } = identity;
    return (await this.database.wechatIdentity.count({ where: { openidIndex, userId } })) === 1;
  }

  list(userId: string): Promise<{ openidIndex: string; createdAt: Date }[]> {
    return this.database.wechatIdentity.findMany({
      where: { userId },
      select: { openidIndex: true, createdAt: true },
    });
  }

  /** Unlinks an account that can still sign in by phone; false when it cannot. */
  async unlink(userId: string): Promise<boolean> {
    const hasPhone = await this.database.user.count({ where: { id: userId, phoneIndex: { not: null } } });
    if (hasPhone === 0) return false;
    await this.database.wechatIdentity.deleteMany({
      where: { userId, user: { phoneIndex: { not: null } } },
    });
    return true;
  }

  /** Whether the account has a stored session from a browser of this description. */
  async hasSeenDevice(userId: string, userAgent: string): Promise<boolean> {
    const seen = await this.database.session.findFirst({
      where: { userId, userAgent },
      select: { id: true },
    });
    return seen !== null;
  }
}
