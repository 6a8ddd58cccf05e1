import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface CodeChallengeKey {
  id: string;
  recipientIndex: string;
  purpose: string;
  codeHash: string;
}

const MAX_TRIES = 5;

@Injectable()
export class CodeChallengeRepository {
  constructor(private readonly database: Database) {}

  async add(challenge: CodeChallengeKey & { createdAt: Date; expiresAt: Date }): Promise<void> {
    await this.database.codeChallenge.create({ data: challenge });
  }

  async findNewest(
    { recipientIndex, purpose }: Pick<CodeChallengeKey, 'recipientIndex' | 'purpose'>,
    now: Date,
  ): Promise<string | null> {
    const newest = await this.database.codeChallenge.findFirst({
      where: { recipientIndex, purpose, usedAt: null, expiresAt: { gt: now } },
      orderBy: { createdAt: 'desc' },
      select: { id: true },
    });
    return newest?.id ?? null;
  }

  async remove(id: string): Promise<void> {
    await this.database.codeChallenge.deleteMany({ where: { id } });
  }

  /**
   * Counts an attempt and spends the code if it matches, in one statement: of several correct attempts only
   * one succeeds [SM5].
   */
  async spend({ id, recipientIndex, purpose, codeHash }: CodeChallengeKey, now: Date): Promise<boolean> {
    const rows = await this.database.$queryRaw<{ isRight: boolean }[]>`
      UPDATE code_challenge
      SET tries = tries + 1, used_at = CASE WHEN code_hash = ${codeHash} THEN ${now}::timestamptz END
      WHERE id = ${id}::uuid AND recipient_index = ${recipientIndex} AND purpose = ${purpose}
        AND used_at IS NULL AND tries < ${MAX_TRIES} AND expires_at > ${now}
      RETURNING used_at IS NOT NULL AS "isRight"`;
    return rows[0]?.isRight ?? false;
  }
}
