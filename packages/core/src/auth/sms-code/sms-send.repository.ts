import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { takeAdvisoryLock } from '../../platform/index.js';
import { SMS_LIMITS } from './sms-purpose.js';

export interface SendRequest {
  phoneIndex: string;
  /** Empty: no limit per address. */
  ipHash: string;
  /** Empty: an unidentified browser, to which only the other limits apply. */
  deviceHash: string;
  purpose: string;
  now: Date;
}

/** The send ledger: written before the provider is called; it alone decides who may send. */
@Injectable()
export class SmsSendRepository {
  constructor(private readonly database: Database) {}

  /** Records a send if all limits allow it; otherwise null. */
  async reserve({ phoneIndex, ipHash, deviceHash, purpose, now }: SendRequest): Promise<string | null> {
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    const [minute, hour, day] = [ago(SMS_LIMITS.cooldownSeconds), ago(3600), ago(86_400)];
    // One advisory lock covers the whole ledger: sends are rare, and this makes every count exact.
    const [, rows] = await this.database.$transaction([
      takeAdvisoryLock(this.database, 'sms-send'),
      this.database.$queryRaw<{ id: string }[]>`
        INSERT INTO sms_send (id, phone_index, ip_hash, device_hash, purpose, state, created_at)
        SELECT ${randomUUID()}::uuid, ${phoneIndex}, ${ipHash}, ${deviceHash}, ${purpose}, 'pending', ${now}
        FROM (
          SELECT
            count(*) FILTER (WHERE phone_index = ${phoneIndex} AND created_at > ${minute} AND state <> 'failed') AS recent,
            count(*) FILTER (WHERE phone_index = ${phoneIndex} AND created_at > ${minute}) AS attempts,
            count(*) FILTER (WHERE phone_index = ${phoneIndex} AND created_at > ${hour}) AS hourly,
            count(*) FILTER (WHERE phone_index = ${phoneIndex}) AS daily,
            count(*) FILTER (WHERE ip_hash = ${ipHash} AND created_at > ${hour}) AS address_hourly,
            count(*) FILTER (WHERE ip_hash = ${ipHash} AND created_at > ${minute}) AS address_recent,
            count(*) FILTER (WHERE device_hash = ${deviceHash} AND created_at > ${hour}) AS device_hourly,
            count(*) FILTER (WHERE created_at > ${hour}) AS everyone
          FROM sms_send WHERE created_at > ${day}
            AND (created_at > ${hour} OR phone_index = ${phoneIndex})
        ) AS sent
        WHERE recent = 0 AND attempts < ${SMS_LIMITS.attemptsPerCooldown}
          AND hourly < ${SMS_LIMITS.perHour} AND daily < ${SMS_LIMITS.perDay}
          AND (${ipHash} = '' OR address_hourly < ${SMS_LIMITS.freePerAddressAndHour} OR address_recent = 0)
          AND (${deviceHash} = '' OR device_hourly < ${SMS_LIMITS.perDeviceAndHour})
          AND everyone < ${SMS_LIMITS.everyonePerHour}
        RETURNING id`,
    ]);
    return rows[0]?.id ?? null;
  }

  /** All sends since `since`; distinguishes an exhausted budget from a phone's own limit. */
  countSince(since: Date): Promise<number> {
    return this.database.smsSend.count({ where: { createdAt: { gt: since } } });
  }

  async settle(id: string, state: 'sent' | 'failed'): Promise<void> {
    await this.database.smsSend.update({ where: { id }, data: { state } });
  }
}
