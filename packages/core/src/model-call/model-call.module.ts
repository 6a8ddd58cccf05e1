import { Module } from '@nestjs/common';
import { ModelCallRepository } from './model-call.repository.js';
import { ModelCalls } from './model-calls.service.js';
import { ReadEgress } from './read-egress.js';

@Module({
  providers: [ModelCallRepository, ModelCalls, ReadEgress],
  exports: [ModelCalls, ReadEgress],
})
export class ModelCallModule {}
