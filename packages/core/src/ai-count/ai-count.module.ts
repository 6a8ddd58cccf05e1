import { Module } from '@nestjs/common';
import { SiteModule } from '../site/index.js';
import { AiCountRepository } from './ai-count.repository.js';
import { AiCounts } from './ai-counts.service.js';
import { ReadAiCount } from './read-ai-count.js';

@Module({
  imports: [SiteModule],
  providers: [AiCountRepository, AiCounts, ReadAiCount],
  exports: [AiCounts, ReadAiCount],
})
export class AiCountModule {}
