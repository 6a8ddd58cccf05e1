import { Injectable } from '@nestjs/common';
import type { DailyLimits, ModelCallEnd, ModelCaller, ModelCallOpening, NewModelCall } from './model-call.js';
import { ModelCallRepository } from './model-call.repository.js';

/** The ledger of what is sent to language models: no call without its row, none past the caps. */
@Injectable()
export class ModelCallService {
  constructor(private readonly calls: ModelCallRepository) {}

  /** Writes a call down before it is made; says why when it may not be. */
  async open(caller: ModelCaller, call: NewModelCall, limits: DailyLimits): Promise<ModelCallOpening> {
    const { callId, isRunCapped, isUnagreed } = await this.calls.open(caller, call, limits);
    if (callId !== null) return { callId };
    if (isUnagreed) return { refusal: 'unagreed' };
    return { refusal: isRunCapped ? 'runCapped' : 'dayCapped' };
  }

  /** Writes down how a call ended. */
  close(callId: string, end: ModelCallEnd): Promise<void> {
    return this.calls.close(callId, end);
  }

  /** Erases texts that are kept no longer; returns how many. */
  eraseTexts(): Promise<number> {
    return this.calls.eraseTexts();
  }
}
