import { Module } from '@nestjs/common';
import { AuditLedger } from './audit-ledger.js';
import { LedgerAuditRepository } from './ledger-audit.repository.js';

@Module({ providers: [LedgerAuditRepository, AuditLedger], exports: [AuditLedger] })
export class LedgerAuditModule {}
