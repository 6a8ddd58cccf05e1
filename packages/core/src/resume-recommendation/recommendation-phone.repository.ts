import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class RecommendationPhoneRepository {
  constructor(private readonly database: Database) {}

  async put(userId: string, recommendPhoneCipher: string, recommendPhoneBoundAt: Date): Promise<void> {
    await this.database.user.update({
      where: { id: userId },
      data: { recommendPhoneCipher, recommendPhoneBoundAt },
    });
  }

  /** Sealed; null when none was verified. */
  async find(userId: string): Promise<string | null> {
    const row = await this.database.user.findUnique({
      where: { id: userId },
      select: { recommendPhoneCipher: true },
    });
    return row?.recommendPhoneCipher ?? null;
  }
}
