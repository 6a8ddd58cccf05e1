import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class AiTipsRepository {
  constructor(private readonly database: Database) {}

  /** Null for a deleted account. */
  async find(userId: string): Promise<boolean | null> {
    const row = await this.database.user.findFirst({
      where: { id: userId },
      select: { showsAiTips: true },
    });
    return row?.showsAiTips ?? null;
  }

  async set(userId: string, showsAiTips: boolean): Promise<void> {
    await this.database.user.updateMany({ where: { id: userId }, data: { showsAiTips } });
  }
}
