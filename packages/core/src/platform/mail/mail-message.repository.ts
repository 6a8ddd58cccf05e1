import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { takeAdvisoryLock } from '../advisory-lock.js';

/** Requester, recipient (both as keyed hashes) and purpose of a mail. */
export interface MailRequest {
  recipientIndex: string;
  senderIndex: string;
  ipHash: string;
  purpose: string;
  /** After this the mail is useless. */
  expiresAt: Date;
}

export interface ClaimedMail {
  id: string;
  contentCipher: string;
  attempts: number;
}

/** Send limits per mailbox and per requester over all purposes; the first is [spec 9]. */
export const MAIL_LIMITS = {
  cooldownSeconds: 60,
  perHour: 5,
  perDay: 10,
  // A server's refusal releases the cooldown, for at most two more attempts.
  attemptsPerCooldown: 3,
  everyonePerHour: 2000,
} as const;

export const MAX_ATTEMPTS = 5;
// Longer than any attempt, so that no other process takes over a mail being sent.
const LEASE_SECONDS = 60;

/** The mail outbox and the record of who requested each mail. */
@Injectable()
export class MailMessageRepository {
  constructor(private readonly database: Database) {}

  /** Adds a mail if every limit allows it; else null. An older one of the same kind is dropped. */
  async reserve(request: MailRequest, now: Date): Promise<string | null> {
    const { recipientIndex, senderIndex, ipHash, purpose, expiresAt } = request;
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    const [minute, hour, day] = [ago(MAIL_LIMITS.cooldownSeconds), ago(3600), ago(86_400)];
    const id = randomUUID();
    // One advisory lock covers all records, as for SMS.
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'mail-message'),
      this.database.$queryRaw<{ id: string }[]>`
        INSERT INTO mail_message (id, recipient_index, sender_index, ip_hash, purpose, state, next_attempt_at,
          expires_at, created_at)
        SELECT ${id}::uuid, ${recipientIndex}, ${senderIndex}, ${ipHash}, ${purpose}, 'pending', ${now},
          ${expiresAt}, ${now}
        FROM (
          SELECT
            count(*) FILTER (WHERE is_theirs AND created_at > ${minute} AND state <> 'failed') AS recent,
            count(*) FILTER (WHERE is_theirs AND created_at > ${minute}) AS attempts,
            count(*) FILTER (WHERE recipient_index = ${recipientIndex} AND created_at > ${hour}) AS to_hourly,
            count(*) FILTER (WHERE recipient_index = ${recipientIndex}) AS to_daily,
            count(*) FILTER (WHERE sender_index = ${senderIndex} AND created_at > ${hour}) AS by_hourly,
            count(*) FILTER (WHERE sender_index = ${senderIndex}) AS by_daily,
            count(*) FILTER (WHERE created_at > ${hour}) AS everyone
          FROM (
            SELECT *, recipient_index = ${recipientIndex} OR sender_index = ${senderIndex} AS is_theirs
            FROM mail_message WHERE created_at > ${day}
          ) AS marked WHERE is_theirs OR created_at > ${hour}
        ) AS sent
        WHERE recent = 0 AND attempts < ${MAIL_LIMITS.attemptsPerCooldown}
          AND to_hourly < ${MAIL_LIMITS.perHour} AND to_daily < ${MAIL_LIMITS.perDay}
          AND by_hourly < ${MAIL_LIMITS.perHour} AND by_daily < ${MAIL_LIMITS.perDay}
          AND everyone < ${MAIL_LIMITS.everyonePerHour}
        RETURNING id`,
      this.database.$executeRaw`
        UPDATE mail_message SET state = 'failed', content_cipher = ''
        WHERE state = 'pending' AND id <> ${id}::uuid AND recipient_index = ${recipientIndex}
          AND sender_index = ${senderIndex} AND purpose = ${purpose}
          AND EXISTS (SELECT 1 FROM mail_message WHERE id = ${id}::uuid)`,
    ]);
    return rows[0]?.id ?? null;
  }

  /** Stores the content and claims the first attempt. */
  async fill(id: string, contentCipher: string, now: Date): Promise<void> {
    await this.database.mailMessage.update({
      where: { id },
      data: { contentCipher, attempts: 1, nextAttemptAt: after(now, LEASE_SECONDS) },
    });
  }

  /** Claims the next attempt of up to `limit` due mails for one minute. */
  claimDue(limit: number, now: Date): Promise<ClaimedMail[]> {
    return this.database.$queryRaw<ClaimedMail[]>`
      UPDATE mail_message SET attempts = attempts + 1, next_attempt_at = ${after(now, LEASE_SECONDS)}
      WHERE id IN (
        SELECT id FROM mail_message
        WHERE state = 'pending' AND content_cipher <> '' AND next_attempt_at <= ${now} AND expires_at > ${now}
          AND attempts < ${MAX_ATTEMPTS}
        ORDER BY next_attempt_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, content_cipher AS "contentCipher", attempts`;
  }

  async retryAt(id: string, nextAttemptAt: Date): Promise<void> {
    await this.database.mailMessage.updateMany({ where: { id, state: 'pending' }, data: { nextAttemptAt } });
  }

  /** Ends a mail and deletes its content. */
  async settle(id: string, state: 'sent' | 'failed'): Promise<void> {
    await this.database.mailMessage.updateMany({ where: { id }, data: { state, contentCipher: '' } });
  }

  /** Fails mails past their time or last attempt, and those whose content was never stored. */
  failExpired(now: Date): Promise<number> {
    return this.database.$executeRaw`
      UPDATE mail_message SET state = 'failed', content_cipher = ''
      WHERE state = 'pending' AND (expires_at <= ${now}
        OR (attempts >= ${MAX_ATTEMPTS} AND next_attempt_at <= ${now})
        OR (content_cipher = '' AND created_at <= ${after(now, -LEASE_SECONDS)}))`;
  }
}

const after = (start: Date, seconds: number) => new Date(start.getTime() + seconds * 1000);
