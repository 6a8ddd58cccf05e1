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
}
