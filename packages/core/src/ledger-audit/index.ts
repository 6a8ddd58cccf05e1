export { AuditLedger } from './audit-ledger.js';
export { LedgerAuditModule } from './ledger-audit.module.js';
export { LEDGER_RULE_WORDS, LEDGER_RULES, type LedgerBreach } from './ledger-audit.js';
