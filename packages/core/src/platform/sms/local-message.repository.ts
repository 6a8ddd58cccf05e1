import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { Clock } from '../clock.js';

/** What a local driver simulates: SMS, mail, the partners that receive résumés. */
export type LocalChannel = 'sms' | 'mail' | 'partner';

export interface LocalMessageEntry {
  id: string;
  recipient: string;
  body: string;
  createdAt: Date;
}

/** The outbox of the local drivers: messages that a provider would have delivered. */
@Injectable()
export class LocalMessageRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(channel: LocalChannel, message: { recipient: string; body: string }): Promise<void> {
    await this.database.localMessage.create({ data: { channel, ...message, createdAt: this.clock.now() } });
  }

  /** The messages of a channel, newest first. */
  list(channel: LocalChannel, limit: number): Promise<LocalMessageEntry[]> {
    return this.database.localMessage.findMany({
      where: { channel },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
      select: { id: true, recipient: true, body: true, createdAt: true },
    });
  }
}
