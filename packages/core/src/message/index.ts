import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { AnnounceByOperator } from './announce-by-operator.js';
import { MessageRepository } from './message.repository.js';
import { MessageService } from './message.service.js';

export { AnnounceByOperator } from './announce-by-operator.js';
export type { News } from './message.js';
export type { MessageFailure } from './message.js';
export { MessageService } from './message.service.js';

@Module({
  imports: [OperatorModule],
  providers: [AnnounceByOperator, MessageRepository, MessageService],
  exports: [AnnounceByOperator, MessageService],
})
export class MessageModule {}
