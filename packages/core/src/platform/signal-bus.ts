import { Injectable, Logger } from '@nestjs/common';

/** Metrics for operators; nothing here names a person. */
export type Signal =
  /** The outcome of one SMS; `refused`: a limit stopped it before the provider. */
  | { kind: 'smsSend'; outcome: 'sent' | 'failed' | 'unknown' | 'refused' }
  /** The shared budget is used up; reported at most once a minute. */
  | { kind: 'smsBudgetExhausted' }
  /** How many ledger rules are violated; reported after each audit, also when there are none. */
  | { kind: 'ledgerBreaches'; rule: string; count: number }
  /** One sign-in attempt; `refused` is the visitor's mistake or a limit, `busy` and `failed` are ours. */
  | { kind: 'signIn'; method: string; outcome: SignInOutcome };

export type SignInOutcome = 'signedIn' | 'refused' | 'busy' | 'failed';

/** Delivers signals from features to the metrics of this process; dropped without a listener. */
@Injectable()
export class SignalBus {
  private readonly logger = new Logger(SignalBus.name);
  private readonly listeners: Array<(signal: Signal) => void> = [];

  listen(listener: (signal: Signal) => void): void {
    this.listeners.push(listener);
  }

  /** Never throws: counting must not break the counted work. */
  emit(signal: Signal): void {
    for (const listener of this.listeners) {
      try {
        listener(signal);
      } catch (error) {
        this.logger.error(`a listener failed: ${error instanceof Error ? error.name : 'unknown'}`);
      }
    }
  }
}
