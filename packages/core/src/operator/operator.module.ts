import { Module } from '@nestjs/common';
import { AuditRepository } from './audit.repository.js';
import { AuditLog } from './audit-log.service.js';
import { LocalMessageRepository } from './local-message.repository.js';
import { LocalOutbox } from './local-outbox.service.js';
import { OperatorRepository } from './operator.repository.js';
import { OperatorSessionRepository } from './operator-session.repository.js';
import { OperatorSessions } from './operator-sessions.service.js';
import { Operators } from './operators.service.js';
import { SignInTriesRepository } from './sign-in-tries.repository.js';

const services = [AuditLog, LocalOutbox, Operators, OperatorSessions];
const repositories = [
  AuditRepository,
  LocalMessageRepository,
  OperatorRepository,
  OperatorSessionRepository,
  SignInTriesRepository,
];

@Module({ providers: [...services, ...repositories], exports: services })
export class OperatorModule {}
