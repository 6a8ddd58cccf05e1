import { Module } from '@nestjs/common';
import { JobsModule } from '../platform/jobs/index.js';
import { SmsModule } from '../platform/sms/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { AuditLogService } from './audit-log.service.js';
import { AuditRepository } from './audit.repository.js';
import { LocalOutboxService } from './local-outbox.service.js';
import { OperatorSessionRepository } from './operator-session.repository.js';
import { OperatorSessionService } from './operator-session.service.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorService } from './operator.service.js';
import { SystemStatusService } from './system-status.service.js';
import { UserDirectoryRepository } from './user-directory.repository.js';
import { UserDirectoryService } from './user-directory.service.js';

export type { AuditRow } from './audit.repository.js';
export { AuditLogService } from './audit-log.service.js';
export { type LocalMessage, LocalOutboxService } from './local-outbox.service.js';
export type { OperatorFailure } from './operator.service.js';
export { operatorCookieName, operatorTokenIn } from './operator-cookie.js';
export { mayOperator, type OperatorTask, type SignedInOperator } from './operator-role.js';
export { OperatorSessionService } from './operator-session.service.js';
export { OperatorService, type OperatorSummary } from './operator.service.js';
export { type SystemReport, SystemStatusService } from './system-status.service.js';
export type { AccountState } from './user-directory.repository.js';
export { type UserDetail, UserDirectoryService, type UserSummary } from './user-directory.service.js';

const services = [
  AuditLogService,
  LocalOutboxService,
  OperatorService,
  OperatorSessionService,
  UserDirectoryService,
];
const repositories = [
  AuditRepository,
  OperatorRepository,
  OperatorSessionRepository,
  UserDirectoryRepository,
];

@Module({
  imports: [SmsModule, ThrottleModule],
  providers: [...services, ...repositories],
  exports: services,
})
export class OperatorModule {}

/** Separate from OperatorModule, so that the command that adds an operator needs no Redis. */
@Module({ imports: [JobsModule], providers: [SystemStatusService], exports: [SystemStatusService] })
export class SystemStatusModule {}
