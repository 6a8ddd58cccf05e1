import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

interface PassBinding {
  purpose: string;
  phoneIndex: string;
  ipHash: string;
}

@Injectable()
export class CaptchaChallengeRepository {
  constructor(private readonly database: Database) {}

  async add(challenge: {
    id: string;
    answer: number;
    ipHash: string;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.captchaChallenge.create({ data: challenge });
  }

  /**
   * Uses up the only attempt and returns the answer; null if used, expired, unknown or from another address.
   */
  async takeAnswer(id: string, ipHash: string, now: Date): Promise<number | null> {
    const rows = await this.database.$queryRaw<{ answer: number }[]>`
      UPDATE captcha_challenge SET tried_at = ${now}
      WHERE id = ${id}::uuid AND ip_hash = ${ipHash} AND tried_at IS NULL AND expires_at > ${now}
      RETURNING answer`;
    return rows[0]?.answer ?? null;
  }

  async grantPass(id: string, binding: PassBinding, passHash: string, expiresAt: Date): Promise<void> {
    const { purpose, phoneIndex } = binding;
    await this.database.captchaChallenge.update({
      where: { id },
      data: { purpose, phoneIndex, passHash, expiresAt },
    });
  }

  /** Spends a pass; true exactly once, and only for its purpose. */
  async spendPass(passHash: string, binding: PassBinding, now: Date): Promise<boolean> {
    const { count } = await this.database.captchaChallenge.updateMany({
      where: { passHash, ...binding, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    return count === 1;
  }
}
