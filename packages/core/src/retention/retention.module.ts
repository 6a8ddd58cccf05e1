import { Module } from '@nestjs/common';
import { UploadModule } from '../upload/index.js';
import { RetentionRepository } from './retention.repository.js';
import { Retention } from './retention.service.js';

@Module({ imports: [UploadModule], providers: [RetentionRepository, Retention], exports: [Retention] })
export class RetentionModule {}
