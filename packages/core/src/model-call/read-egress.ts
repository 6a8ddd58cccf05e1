import { Injectable } from '@nestjs/common';
import { Failure, type Paging } from '../platform/index.js';
import type { EgressEntry, EgressText, ModelCallFailure } from './model-call.js';
import { ModelCallRepository } from './model-call.repository.js';

/** What left for a language model on behalf of a person, as they may read it. */
@Injectable()
export class ReadEgress {
  constructor(private readonly calls: ModelCallRepository) {}

  /** My calls, newest first, without their texts. */
  list(userId: string, paging: Paging): Promise<{ list: EgressEntry[]; total: number }> {
    return this.calls.page(userId, paging);
  }

  /** One call of mine, word by word as it left. */
  async get(userId: string, callId: string): Promise<EgressText> {
    const row = await this.calls.find(userId, callId);
    if (row === null) throw new Failure<ModelCallFailure>('modelCallNotFound');
    const { sent, ...entry } = row;
    const messages = sent === '' ? [] : (JSON.parse(sent) as EgressText['messages']);
    return { ...entry, messages };
  }
}
