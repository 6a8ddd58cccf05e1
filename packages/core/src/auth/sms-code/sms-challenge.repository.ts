import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

export interface SmsChallengeKey {
  id: string;
  phoneIndex: string;
  purpose: string;
  codeHash: string;
}

const MOST_TRIES = 5;

@Injectable()
export class SmsChallengeRepository {
  constructor(private readonly database: Database) {}

  async add(challenge: SmsChallengeKey & { createdAt: Date; expiresAt: Date }): Promise<void> {
    await this.database.smsChallenge.create({ data: challenge });
  }

  async remove(id: string): Promise<void> {
    await this.database.smsChallenge.deleteMany({ where: { id } });
  }

  /** Counts a try and spends the code when it fits, in one statement: of many right tries one succeeds (SM5). */
  async spend({ id, phoneIndex, purpose, codeHash }: SmsChallengeKey, now: Date): Promise<boolean> {
    const rows = await this.database.$queryRaw<{ isRight: boolean }[]>`
      UPDATE sms_challenge
      SET tries = tries + 1, used_at = CASE WHEN code_hash = ${codeHash} THEN ${now}::timestamptz END
      WHERE id = ${id}::uuid AND phone_index = ${phoneIndex} AND purpose = ${purpose}
        AND used_at IS NULL AND tries < ${MOST_TRIES} AND expires_at > ${now}
      RETURNING used_at IS NOT NULL AS "isRight"`;
    return rows[0]?.isRight ?? false;
  }
}
