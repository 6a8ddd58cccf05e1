import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { AnnounceByOperator } from './announce-by-operator.js';
import { MessageRepository } from './message.repository.js';
import { Messages } from './messages.service.js';

@Module({
  imports: [OperatorModule],
  providers: [AnnounceByOperator, MessageRepository, Messages],
  exports: [AnnounceByOperator, Messages],
})
export class MessageModule {}
