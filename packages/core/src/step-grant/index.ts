import { Module } from '@nestjs/common';
import { StepGrantRepository } from './step-grant.repository.js';
import { StepGrantService } from './step-grant.service.js';

export { type Grant, type GrantKind, StepGrantService } from './step-grant.service.js';

@Module({ providers: [StepGrantRepository, StepGrantService], exports: [StepGrantService] })
export class StepGrantModule {}
