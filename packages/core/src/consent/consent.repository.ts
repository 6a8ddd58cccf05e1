import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';

/** Separate consents, with the version of the text that was shown [data consent]. */
export const CONSENT_TEXTS = {
  aiModel: '2026-11',
  resumeRecommend: 'recommend-1',
  campusNet: 'campus-1',
  /** Used if operators publish no texts; otherwise the consent records their versions. */
  terms: 'none',
} as const;

export type ConsentKind = keyof typeof CONSENT_TEXTS;

interface OpenConsent {
  textVersion: string;
  givenAt: Date;
}

@Injectable()
export class ConsentRepository {
  constructor(private readonly database: Database) {}

  findOpen(userId: string, kind: ConsentKind): Promise<OpenConsent | null> {
    return this.database.consent.findFirst({
      where: { userId, kind, withdrawnAt: null },
      select: { textVersion: true, givenAt: true },
    });
  }

  /** Versions of the texts accepted with an account, as published by operators; empty if there are none. */
  async publishedTerms(now: Date): Promise<{ slug: string; version: string }[]> {
    return this.database.$queryRaw`
      SELECT slug, data->>'version' AS version FROM content_entry
      WHERE kind = 'legal' AND slug IN ('terms', 'privacy') AND published_at <= ${now}
      ORDER BY slug DESC`;
  }

  /**
   * At most one open consent, however often it is given: concurrent requests are serialised. A consent to
   * another version ends where the new one begins.
   */
  async give(row: { userId: string; kind: ConsentKind; textVersion: string; givenAt: Date }): Promise<void> {
    const { userId, kind, textVersion, givenAt } = row;
    await this.database.$transaction(async (transaction) => {
      await takeAdvisoryLock(transaction, `consent:${userId}:${kind}`);
      await transaction.consent.updateMany({
        where: { userId, kind, withdrawnAt: null, textVersion: { not: textVersion } },
        data: { withdrawnAt: givenAt },
      });
      await transaction.$executeRaw`
        INSERT INTO consent (id, user_id, kind, text_version, given_at)
        SELECT gen_random_uuid(), ${userId}::uuid, ${kind}, ${textVersion}, ${givenAt}
        WHERE NOT EXISTS (SELECT 1 FROM consent
          WHERE user_id = ${userId}::uuid AND kind = ${kind} AND withdrawn_at IS NULL)`;
    });
  }

  async withdraw(userId: string, kind: ConsentKind, withdrawnAt: Date): Promise<void> {
    await this.database.consent.updateMany({
      where: { userId, kind, withdrawnAt: null },
      data: { withdrawnAt },
    });
  }
}
