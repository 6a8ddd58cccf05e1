import { Injectable, Logger } from '@nestjs/common';
import { Clock, SignalBus } from '../platform/index.js';
import { LedgerAuditRepository, LEDGER_RULES, type LedgerBreach } from './ledger-audit.repository.js';

/** A round that took longer than this is followed by rounds over what moved lately. */
const CHEAP_MS = 500;
const FULL_EVERY = 60;
/** Generous against slow rounds and clocks that differ. */
const LATELY_MS = 3_600_000;

/** Looks whether the books are right and says when they are not; it never mends them. */
@Injectable()
export class AuditLedger {
  private readonly logger = new Logger(AuditLedger.name);
  private rounds = 0;
  private isCheap = true;

  constructor(
    private readonly ledger: LedgerAuditRepository,
    private readonly signals: SignalBus,
    private readonly clock: Clock,
  ) {}

  /** Every rule over everything. */
  async runFull(): Promise<LedgerBreach[]> {
    return this.run(null);
  }

  /** The worker's round each minute: over everything while that is cheap, and once an hour in any case. */
  async runRound(): Promise<LedgerBreach[]> {
    const now = this.clock.now().getTime();
    const isFull = this.isCheap || this.rounds % FULL_EVERY === 0;
    this.rounds += 1;
    const startedAt = performance.now();
    const breaches = await this.run(isFull ? null : new Date(now - LATELY_MS));
    if (isFull) this.isCheap = performance.now() - startedAt < CHEAP_MS;
    return breaches;
  }

  private async run(since: Date | null): Promise<LedgerBreach[]> {
    const breaches: LedgerBreach[] = [];
    for (const rule of LEDGER_RULES) {
      const ids = await this.ledger.find(rule, since, this.clock.now());
      this.signals.emit({ kind: 'ledgerBreaches', rule, count: ids.length });
      if (ids.length === 0) continue;
      breaches.push({ rule, ids });
      this.logger.error(`the books are wrong: ${rule}, ${ids.length} times: ${ids.slice(0, 5).join(', ')}`);
    }
    return breaches;
  }
}
