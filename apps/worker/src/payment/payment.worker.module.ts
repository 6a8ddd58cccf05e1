import { Module } from '@nestjs/common';
import { LedgerAuditModule } from '@qicheng/core/ledger-audit';
import { PaymentModule } from '@qicheng/core/payment';
import { PaymentUpkeep } from './payment-upkeep.js';

@Module({
  imports: [LedgerAuditModule, PaymentModule],
  providers: [PaymentUpkeep],
  exports: [PaymentUpkeep],
})
export class PaymentWorkerModule {}
