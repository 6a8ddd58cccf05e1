import { Module } from '@nestjs/common';
import { SmsModule } from '../platform/sms/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { AuditRepository } from './audit.repository.js';
import { AuditLogService } from './audit-log.service.js';
import { LocalOutboxService } from './local-outbox.service.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorSessionRepository } from './operator-session.repository.js';
import { OperatorSessionService } from './operator-session.service.js';
import { OperatorService } from './operator.service.js';
import { UserDirectoryRepository } from './user-directory.repository.js';
import { UserDirectoryService } from './user-directory.service.js';

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
