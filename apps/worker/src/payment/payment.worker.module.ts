import { Module } from '@nestjs/common';
import { LedgerAuditModule } from '@qicheng/core/ledger-audit';
import { PaymentModule } from '@qicheng/core/payment';
import { PaymentMaintenance } from './payment-maintenance.js';

@Module({
  imports: [LedgerAuditModule, PaymentModule],
  providers: [PaymentMaintenance],
  exports: [PaymentMaintenance],
})
export class PaymentWorkerModule {}
