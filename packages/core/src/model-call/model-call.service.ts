import { Injectable } from '@nestjs/common';
import type { DailyLimits, ModelCallEnd, ModelCaller, ModelCallOpening, NewModelCall } from './model-call.js';
import { ModelCallRepository } from './model-call.repository.js';

/** The ledger of calls to language models: no call without its row, none beyond the limits. */
@Injectable()
export class ModelCallService {
  constructor(private readonly calls: ModelCallRepository) {}

  /** Records a call before it is made; returns the reason if it is not allowed. */
  async open(caller: ModelCaller, call: NewModelCall, limits: DailyLimits): Promise<ModelCallOpening> {
    const { callId, isRunCapped, isConsentMissing } = await this.calls.open(caller, call, limits);
    if (callId !== null) return { callId };
    if (isConsentMissing) return { refusal: 'unagreed' };
    return { refusal: isRunCapped ? 'runCapped' : 'dayCapped' };
  }

  /** Records the result of a call. */
  close(callId: string, end: ModelCallEnd): Promise<void> {
    return this.calls.close(callId, end);
  }

  /** Erases expired texts; returns their number. */
  eraseTexts(): Promise<number> {
    return this.calls.eraseTexts();
  }
}
