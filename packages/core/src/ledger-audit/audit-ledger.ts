import { Injectable, Logger } from '@nestjs/common';
import { Clock, SignalBus } from '../platform/index.js';
import { LedgerAuditRepository, LEDGER_RULES, type LedgerBreach } from './ledger-audit.repository.js';

/** If a full round takes longer than this, the following rounds cover only recent changes. */
const CHEAP_MS = 500;
const FULL_EVERY = 60;
/** Generous enough for slow rounds and clock differences. */
const LATELY_MS = 3_600_000;

/** Audits the ledgers and reports violations; it never repairs them. */
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

  /** Checks every rule on all data. */
  async runFull(): Promise<LedgerBreach[]> {
    return this.run(null);
  }

  /** The worker's round each minute: over all data while that is cheap, and at least once an hour. */
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
      this.logger.error(`ledger rule violated: ${rule}, ${ids.length} times: ${ids.slice(0, 5).join(', ')}`);
    }
    return breaches;
  }
}
