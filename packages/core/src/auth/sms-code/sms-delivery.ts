import { Injectable, Logger } from '@nestjs/common';
import { SignalBus } from '../../platform/index.js';
import {
  type SmsMessage,
  SmsRefusedError,
  SmsSender,
  SmsUnconfirmedError,
} from '../../platform/sms/index.js';

// [SM6]: the caller gets a response within three seconds, whatever the provider does.
const PROVIDER_MILLISECONDS = 2_500;

/** One attempt with a timeout; never a retry, which could deliver twice. */
@Injectable()
export class SmsDelivery {
  private readonly logger = new Logger(SmsDelivery.name);

  constructor(
    private readonly sender: SmsSender,
    private readonly signals: SignalBus,
  ) {}

  async deliver(message: SmsMessage): Promise<'sent' | 'failed' | 'unknown'> {
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'unknown'>((resolve) => {
      timer = setTimeout(() => resolve('unknown'), PROVIDER_MILLISECONDS);
    });
    const attempt = this.sender.send(message, abort.signal).then(
      () => 'sent' as const,
      (error: unknown) => this.judge(error),
    );
    const outcome = await Promise.race([attempt, timeout]);
    clearTimeout(timer);
    if (outcome === 'unknown') abort.abort();
    this.signals.emit({ kind: 'smsSend', outcome });
    return outcome;
  }

  private judge(error: unknown): 'failed' | 'unknown' {
    if (error instanceof SmsUnconfirmedError) {
      this.logger.error('the SMS provider did not confirm a message');
      return 'unknown';
    }
    const reason = error instanceof SmsRefusedError ? error.code : 'unknown error';
    this.logger.error(`the SMS provider refused: ${reason}`);
    return 'failed';
  }
}
