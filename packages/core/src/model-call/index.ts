import { Module } from '@nestjs/common';
import { ModelCallRepository } from './model-call.repository.js';
import { ModelCallService } from './model-call.service.js';
import { ReadEgress } from './read-egress.js';

export type { DailyLimits, EgressEntry, EgressText } from './model-call.js';
export type { ModelCallFailure } from './model-call.js';
export { ModelCallService } from './model-call.service.js';
export { ReadEgress } from './read-egress.js';

@Module({
  providers: [ModelCallRepository, ModelCallService, ReadEgress],
  exports: [ModelCallService, ReadEgress],
})
export class ModelCallModule {}
