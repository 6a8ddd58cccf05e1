import { Module } from '@nestjs/common';
import { FailureListRepository } from './failure-list.repository.js';
import { RecordListRepository } from './record-list.repository.js';

export { FAILURE_KINDS, FailureListRepository, type FailureRecord } from './failure-list.repository.js';
export { type ExportRecord, RecordListRepository, type RunRecord } from './record-list.repository.js';

@Module({
  providers: [FailureListRepository, RecordListRepository],
  exports: [FailureListRepository, RecordListRepository],
})
export class OperatorListModule {}
