import { Module } from '@nestjs/common';
import { StepGrantRepository } from './step-grant.repository.js';
import { StepGrants } from './step-grants.service.js';

@Module({ providers: [StepGrantRepository, StepGrants], exports: [StepGrants] })
export class StepGrantModule {}
