import { Injectable, Logger } from '@nestjs/common';
import { isInAddressRanges } from '../../platform/address-ranges/index.js';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, Failure, CryptoService, SignalBus } from '../../platform/index.js';
import { SettingsService } from '../../site/index.js';
import type { AuthFailure } from '../auth.failures.js';
import type { ClientInfo } from '../client-info.js';
import { SMS_LIMITS, type SmsPurpose } from './sms-purpose.js';
import { SmsSendRepository } from './sms-send.repository.js';

const ALARM_EVERY = 60_000;

/** Decides whether another code may be sent [SM1] [SM2] and records it. */
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

  /** Records a send and returns its id, or refuses with `smsSendTooSoon`. */
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

  /** Records the result of a send. */
  settle(sendId: string, outcome: 'sent' | 'failed'): Promise<void> {
    return this.ledger.settle(sendId, outcome);
  }

  /** A school behind few addresses is not an attack: ranges exempted by operators have no per-address limit. */
  private async addressOf({ ip }: ClientInfo): Promise<string> {
    const isSchool = isInAddressRanges(ip, await this.settings.get('schoolAddressRanges'));
    return isSchool ? '' : addressIndexOf(this.secrets, ip);
  }

  /** Operators monitor this line and its counter: from now on no codes are sent until the hour has passed. */
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
