import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class ImageChallengeRepository {
  constructor(private readonly database: Database) {}

  async add(challenge: {
    id: string;
    answerHash: string;
    ipHash: string;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.imageChallenge.create({ data: challenge });
  }

  /** Invalidates an image, whether it was tried or not. */
  async void(id: string, ipHash: string): Promise<void> {
    await this.database.imageChallenge.deleteMany({ where: { id, ipHash } });
  }

  /**
   * Uses up the only attempt; a correct one leaves the pass. One statement: of several correct attempts one
   * succeeds.
   */
  async try(
    { id, ipHash, answerHash }: { id: string; ipHash: string; answerHash: string },
    pass: { passHash: string; expiresAt: Date },
    now: Date,
  ): Promise<boolean> {
    const rows = await this.database.$queryRaw<{ isRight: boolean }[]>`
      UPDATE image_challenge SET tried_at = ${now},
        pass_hash = CASE WHEN answer_hash = ${answerHash} THEN ${pass.passHash} END,
        expires_at = CASE WHEN answer_hash = ${answerHash} THEN ${pass.expiresAt}::timestamptz ELSE expires_at END
      WHERE id = ${id}::uuid AND ip_hash = ${ipHash} AND tried_at IS NULL AND expires_at > ${now}
      RETURNING pass_hash IS NOT NULL AS "isRight"`;
    return rows[0]?.isRight ?? false;
  }

  /** Spends a pass; true exactly once. */
  async spendPass(passHash: string, ipHash: string, now: Date): Promise<boolean> {
    const { count } = await this.database.imageChallenge.updateMany({
      where: { passHash, ipHash, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    return count === 1;
  }
}
