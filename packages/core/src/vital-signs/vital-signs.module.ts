import { Module } from '@nestjs/common';
import { VitalSignsRepository } from './vital-signs.repository.js';

@Module({ providers: [VitalSignsRepository], exports: [VitalSignsRepository] })
export class VitalSignsModule {}
