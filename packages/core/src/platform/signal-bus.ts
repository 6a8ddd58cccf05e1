import { Injectable, Logger } from '@nestjs/common';

/** What operators watch in numbers; nothing here names a person. */
export type Signal =
  /** What became of one SMS; `refused`: a limit stopped it before the provider. */
  | { kind: 'smsSend'; outcome: 'sent' | 'failed' | 'unknown' | 'refused' }
  /** The budget of everybody is spent; said at most once a minute. */
  | { kind: 'smsBudgetExhausted' }
  /** How many things break a rule of the ledger; said after each look, also when there are none. */
  | { kind: 'ledgerBreaches'; rule: string; count: number }
  /** One try to sign in; `refused` is the visitor's mistake or a limit, `busy` and `failed` are ours. */
  | { kind: 'signIn'; method: string; outcome: SignInOutcome };

export type SignInOutcome = 'signedIn' | 'refused' | 'busy' | 'failed';

/** Carries signals from features to the listeners that count them in this process; without a listener they are dropped. */
@Injectable()
export class SignalBus {
  private readonly logger = new Logger(SignalBus.name);
  private readonly listeners: Array<(signal: Signal) => void> = [];

  listen(listener: (signal: Signal) => void): void {
    this.listeners.push(listener);
  }

  /** Never fails: counting must not break what is counted. */
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
