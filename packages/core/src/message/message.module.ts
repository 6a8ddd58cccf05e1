import { Module } from '@nestjs/common';
import { MessageRepository } from './message.repository.js';
import { Messages } from './messages.service.js';

@Module({ providers: [MessageRepository, Messages], exports: [Messages] })
export class MessageModule {}
