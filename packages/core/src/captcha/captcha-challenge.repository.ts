import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

/** How a challenge is solved; the answer of one kind is no answer of the other. */
type ChallengeKind = 'slider' | 'work';

interface Attempt {
  id: string;
  kind: ChallengeKind;
  ipHash: string;
}

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
    kind: ChallengeKind;
    answer: number;
    ipHash: string;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<void> {
    await this.database.captchaChallenge.create({ data: challenge });
  }

  /**
   * Uses up the only attempt and returns the answer; null if used, expired, unknown, of another kind or from
   * another address.
   */
  async takeAnswer({ id, kind, ipHash }: Attempt, now: Date): Promise<number | null> {
    const rows = await this.database.$queryRaw<{ answer: number }[]>`
      UPDATE captcha_challenge SET tried_at = ${now}
      WHERE id = ${id}::uuid AND kind = ${kind} AND ip_hash = ${ipHash} AND tried_at IS NULL AND expires_at > ${now}
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
