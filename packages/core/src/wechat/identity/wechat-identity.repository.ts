import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface LinkedAccount {
  userId: string;
  isDisabled: boolean;
}

/** Who may come in by which WeChat: one WeChat is one account's, and an account has one at a time. */
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

  /** Links unless either side has a link; whether the two are linked to each other afterwards. */
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

  /** Removes the link of an account that can still be entered by its phone; false when it cannot. */
  async unlink(userId: string): Promise<boolean> {
    const hasPhone = await this.database.user.count({ where: { id: userId, phoneIndex: { not: null } } });
    if (hasPhone === 0) return false;
    await this.database.wechatIdentity.deleteMany({
      where: { userId, user: { phoneIndex: { not: null } } },
    });
    return true;
  }

  /** Whether an account was ever entered from a browser of this description, as far as its sessions are kept. */
  async hasSeenDevice(userId: string, userAgent: string): Promise<boolean> {
    const seen = await this.database.session.findFirst({
      where: { userId, userAgent },
      select: { id: true },
    });
    return seen !== null;
  }
}
