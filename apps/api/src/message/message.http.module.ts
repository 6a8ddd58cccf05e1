import { Module } from '@nestjs/common';
import { MessageModule } from '@qicheng/core/message';
import { MessageController } from './message.controller.js';

@Module({ imports: [MessageModule], controllers: [MessageController] })
export class MessageHttpModule {}
