import { Injectable } from '@nestjs/common';
import { Clock, type Paging } from '../platform/index.js';
import type { MessageKind, MessageState, News, UnreadCounts } from './message.js';
import { MessageRepository } from './message.repository.js';

/** Messages to all members or to one ([spec 3] "Unread counts"). */
@Injectable()
export class MessageService {
  constructor(
    private readonly messages: MessageRepository,
    private readonly clock: Clock,
  ) {}

  /** Notifies one member of an event; false if already notified. */
  notify(userId: string, news: News): Promise<boolean> {
    return this.add(userId, `user:${userId}:${news.event}`, news);
  }

  /** Notifies all current members; false if the announcement was already made. */
  announce(news: News): Promise<boolean> {
    return this.add(null, news.event, news);
  }

  list(
    userId: string,
    { kind, ...paging }: { kind?: MessageKind } & Paging,
  ): Promise<{ list: MessageState[]; total: number }> {
    return this.messages.page(userId, kind, paging);
  }

  countUnread(userId: string): Promise<UnreadCounts> {
    return this.messages.countUnread(userId);
  }

  /** Marks messages as read; ids of others have no effect. Returns the unread count. */
  async read(userId: string, which: { ids?: string[]; kind?: MessageKind }): Promise<UnreadCounts> {
    await this.messages.markRead(userId, which, this.clock.now());
    return this.messages.countUnread(userId);
  }

  private add(userId: string | null, key: string, { title, body = '', link = '' }: News): Promise<boolean> {
    return this.messages.add({ userId, key, title, body, link, createdAt: this.clock.now() });
  }
}
