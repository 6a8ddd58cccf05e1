import { Injectable, Logger } from '@nestjs/common';
import { isInAddressRanges } from '../../platform/address-ranges/index.js';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, CryptoService, SignalBus } from '../../platform/index.js';
import { SettingsService } from '../../site/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { SMS_LIMITS } from './sms-limits.js';
import type { SmsPurpose } from './sms-purpose.js';
import { SmsSendRepository } from './sms-send.repository.js';

const ALARM_EVERY = 60_000;

/** Decides whether one more code may be sent [SM1] [SM2] and keeps account of it. */
@Injectable()
export class SmsBudget {
  private readonly logger = new Logger(SmsBudget.name);
  private lastAlarm = 0;

  constructor(
    private readonly ledger: SmsSendRepository,
    private readonly settings: SettingsService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    private readonly signals: SignalBus,
  ) {}

  /** Enters a send in the ledger and names it, or refuses with `smsSendTooSoon`. */
  async admit(phoneIndex: string, purpose: SmsPurpose, client: ClientInfo): Promise<string> {
    const now = this.clock.now();
    const sendId = await this.ledger.reserve({
      phoneIndex,
      ipHash: await this.addressOf(client),
      deviceHash: client.browser ? this.secrets.hash(`browser:${client.browser}`, 'index') : '',
      purpose,
      now,
    });
    if (sendId !== null) return sendId;
    this.signals.emit({ kind: 'smsSend', outcome: 'refused' });
    await this.raiseAlarm(now);
    throw new Failure<AuthFailure>('smsSendTooSoon');
  }

  /** What became of a send. */
  settle(sendId: string, outcome: 'sent' | 'failed'): Promise<void> {
    return this.ledger.settle(sendId, outcome);
  }

  /** A school behind few addresses is no attack: the ranges that operators name have no budget of their own. */
  private async addressOf({ ip }: ClientInfo): Promise<string> {
    const isSchool = isInAddressRanges(ip, await this.settings.get('schoolAddressRanges'));
    return isSchool ? '' : addressIndexOf(this.secrets, ip);
  }

  /** Operators watch for this line and its counter: from now on nobody gets a code until the hour moves on. */
  private async raiseAlarm(now: Date): Promise<void> {
    if (now.getTime() - this.lastAlarm < ALARM_EVERY) return;
    const hourAgo = new Date(now.getTime() - 3_600_000);
    const sent = await this.ledger.countSince(hourAgo);
    if (sent < SMS_LIMITS.everyonePerHour) return;
    this.lastAlarm = now.getTime();
    this.signals.emit({ kind: 'smsBudgetExhausted' });
    this.logger.error(
      `alarm: the SMS budget of ${SMS_LIMITS.everyonePerHour} an hour is spent; no code is sent`,
    );
  }
}
