import { Module } from '@nestjs/common';
import { SiteStatisticsModule } from '../site-statistics/index.js';
import { UploadModule } from '../upload/index.js';
import { RetentionRepository } from './retention.repository.js';
import { RetentionService } from './retention.service.js';

export { RetentionService, type RetentionRule, retentionRules } from './retention.service.js';

@Module({
  imports: [SiteStatisticsModule, UploadModule],
  providers: [RetentionRepository, RetentionService],
  exports: [RetentionService],
})
export class RetentionModule {}
