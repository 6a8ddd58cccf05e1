import { Module } from '@nestjs/common';
import { AuditLedger } from './audit-ledger.js';
import { LedgerAuditRepository } from './ledger-audit.repository.js';

export { AuditLedger } from './audit-ledger.js';
export { LEDGER_RULE_WORDS, LEDGER_RULES, type LedgerBreach } from './ledger-audit.repository.js';

@Module({ providers: [LedgerAuditRepository, AuditLedger], exports: [AuditLedger] })
export class LedgerAuditModule {}
