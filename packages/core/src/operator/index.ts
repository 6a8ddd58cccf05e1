export type { AuditRow } from './audit.repository.js';
export { AuditLog } from './audit-log.service.js';
export { type LocalMessage, LocalOutbox } from './local-outbox.service.js';
export type { OperatorFailure } from './operator.failures.js';
export { OperatorModule } from './operator.module.js';
export { operatorCookieName, operatorTokenIn } from './operator-cookie.js';
export { mayOperator, OPERATOR_ROLES, type OperatorTask, type SignedInOperator } from './operator-role.js';
export { OperatorSessions } from './operator-sessions.service.js';
export { Operators, type OperatorSummary } from './operators.service.js';
