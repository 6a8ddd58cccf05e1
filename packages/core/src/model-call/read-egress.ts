import { Injectable } from '@nestjs/common';
import { Failure, type Paging } from '../platform/index.js';
import type { EgressEntry, EgressText, ModelCallFailure } from './model-call.js';
import { ModelCallRepository } from './model-call.repository.js';

/** A person's view of what was sent to language models for them. */
@Injectable()
export class ReadEgress {
  constructor(private readonly calls: ModelCallRepository) {}

  /** The user's calls, newest first, without their texts. */
  list(userId: string, paging: Paging): Promise<{ list: EgressEntry[]; total: number }> {
    return this.calls.page(userId, paging);
  }

  /** One of the user's calls, verbatim as sent. */
  async get(userId: string, callId: string): Promise<EgressText> {
    const row = await this.calls.find(userId, callId);
    if (row === null) throw new Failure<ModelCallFailure>('modelCallNotFound');
    const { sent, ...entry } = row;
    const messages = sent === '' ? [] : (JSON.parse(sent) as EgressText['messages']);
    return { ...entry, messages };
  }
}
