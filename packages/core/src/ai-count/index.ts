import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { SiteModule } from '../site/index.js';
import { AiCountRepository } from './ai-count.repository.js';
import { AiCountService } from './ai-count.service.js';
import { GrantByOperator } from './grant-by-operator.js';
import { ReadAiCount } from './read-ai-count.js';

export type { Movement } from './ai-count.js';
export type { AiCountFailure } from './ai-count.js';
export { grantStatement, reservationEnd, reservationSteps } from './ai-count.repository.js';
export { AiCountService } from './ai-count.service.js';
export { GrantByOperator } from './grant-by-operator.js';
export { ReadAiCount } from './read-ai-count.js';

@Module({
  imports: [OperatorModule, SiteModule],
  providers: [AiCountRepository, AiCountService, GrantByOperator, ReadAiCount],
  exports: [AiCountService, GrantByOperator, ReadAiCount],
})
export class AiCountModule {}
