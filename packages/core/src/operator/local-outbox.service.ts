import { Injectable } from '@nestjs/common';
import { type LocalChannel, type LocalMessageEntry, LocalMessageRepository } from '../platform/sms/index.js';

const SHOWN_PER_CHANNEL = 50;

export interface LocalMessage extends LocalMessageEntry {
  channel: LocalChannel;
}

/** Messages "sent" by the local drivers. */
@Injectable()
export class LocalOutboxService {
  constructor(private readonly messages: LocalMessageRepository) {}

  /** Newest messages of all channels first. */
  async newest(): Promise<LocalMessage[]> {
    const channels = (['sms', 'mail', 'partner'] as const).map(async (channel) => {
      const entries = await this.messages.list(channel, SHOWN_PER_CHANNEL);
      return entries.map((entry) => ({ ...entry, channel }));
    });
    const all = (await Promise.all(channels)).flat();
    return all.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }
}
