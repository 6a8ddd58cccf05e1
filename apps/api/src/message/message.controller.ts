import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  countUnreadMessages,
  listMessages,
  readAllMessages,
  readMessage,
} from '@qicheng/contract/message/index';
import { MessageService, MessageModule } from '@qicheng/core/message';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

type Counts = Awaited<ReturnType<MessageService['countUnread']>>;
const summed = (counts: Counts, kind?: keyof Counts) => ({
  ...counts,
  count: kind === undefined ? counts.system + counts.personal : counts[kind],
});

@Controller()
export class MessageController {
  constructor(private readonly messages: MessageService) {}

  @Handles(listMessages)
  list(
    @Input() { page = 1, limit = 20, ...kind }: InputOf<typeof listMessages>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listMessages>> {
    return this.messages.list(userId, { ...kind, page, limit });
  }

  @Handles(readMessage)
  async read(
    @Input() { id }: InputOf<typeof readMessage>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof readMessage>> {
    return summed(await this.messages.read(userId, { ids: [id] }));
  }

  @Handles(readAllMessages)
  async readAll(
    @Input() which: InputOf<typeof readAllMessages>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof readAllMessages>> {
    return summed(await this.messages.read(userId, which));
  }

  @Handles(countUnreadMessages)
  async count(
    @Input() { kind }: InputOf<typeof countUnreadMessages>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof countUnreadMessages>> {
    return summed(await this.messages.countUnread(userId), kind);
  }
}

@Module({ imports: [MessageModule], controllers: [MessageController] })
export class MessageHttpModule {}
