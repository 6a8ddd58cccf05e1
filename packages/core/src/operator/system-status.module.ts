import { Module } from '@nestjs/common';
import { JobsModule } from '../platform/jobs/index.js';
import { SystemStatusService } from './system-status.service.js';

/** Apart from OperatorModule, so that a command-line that adds an operator needs no Redis. */
@Module({ imports: [JobsModule], providers: [SystemStatusService], exports: [SystemStatusService] })
export class SystemStatusModule {}
