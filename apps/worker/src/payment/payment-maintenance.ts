import { Injectable, Module } from '@nestjs/common';
import { AuditLedger, type LedgerBreach, LedgerAuditModule } from '@qicheng/core/ledger-audit';
import { PaymentWatchService, RefundService, PaymentModule } from '@qicheng/core/payment';

/** With a first query after half a minute, a lost notice is recovered within a minute [PY4]. */
export const WATCH_PAYMENTS_EVERY_MS = 5_000;
export const REFUND_EVERY_MS = 5_000;
export const AUDIT_LEDGER_EVERY_MS = 60_000;

/** The worker's recurring payment work. */
@Injectable()
export class PaymentMaintenance {
  constructor(
    private readonly payments: PaymentWatchService,
    private readonly refunds: RefundService,
    private readonly ledger: AuditLedger,
  ) {}

  /** Queries providers for payments without a notice, and closes expired orders. */
  watch(): Promise<number> {
    return this.payments.checkDue();
  }

  refund(): Promise<number> {
    return this.refunds.runDue();
  }

  audit(): Promise<LedgerBreach[]> {
    return this.ledger.runRound();
  }
}

@Module({
  imports: [LedgerAuditModule, PaymentModule],
  providers: [PaymentMaintenance],
  exports: [PaymentMaintenance],
})
export class PaymentWorkerModule {}
