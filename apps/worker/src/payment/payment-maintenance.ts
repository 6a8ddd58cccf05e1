import { Injectable, Module } from '@nestjs/common';
import { AuditLedger, type LedgerBreach, LedgerAuditModule } from '@qicheng/core/ledger-audit';
import { PaymentWatchService, RefundService, PaymentModule } from '@qicheng/core/payment';

/** With a first question after half a minute, a lost notice is made good within the minute [PY4]. */
export const WATCH_PAYMENTS_EVERY_MS = 5_000;
export const REFUND_EVERY_MS = 5_000;
export const AUDIT_LEDGER_EVERY_MS = 60_000;

/** What the worker does for money without being asked. */
@Injectable()
export class PaymentMaintenance {
  constructor(
    private readonly payments: PaymentWatchService,
    private readonly refunds: RefundService,
    private readonly ledger: AuditLedger,
  ) {}

  /** Asks providers for payments whose notice did not come, and closes orders whose time is over. */
  watch(): Promise<number> {
    return this.payments.lookAtDue();
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
