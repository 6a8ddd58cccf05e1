import { Module } from '@nestjs/common';
import { SmsModule } from '../platform/sms/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { AuditRepository } from './audit.repository.js';
import { AuditLog } from './audit-log.service.js';
import { LocalOutbox } from './local-outbox.service.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorSessionRepository } from './operator-session.repository.js';
import { OperatorSessionService } from './operator-session.service.js';
import { OperatorService } from './operator.service.js';
import { UserDirectoryRepository } from './user-directory.repository.js';
import { UserDirectory } from './user-directory.service.js';

const services = [AuditLog, LocalOutbox, OperatorService, OperatorSessionService, UserDirectory];
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
