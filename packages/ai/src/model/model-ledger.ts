/** A call as it is written down before it is made: what leaves, to whom, and what it may cost at most. */
export interface ModelCallRecord {
  provider: string;
  model: string;
  /** The messages as they leave, with stand-ins for what is private. */
  sent: string;
  replaced: Readonly<Record<string, number>>;
  costMicroYuan: number;
}

/** How a call ended and what it cost; without tokens where the provider did not tell them. */
export interface ModelCallEnd {
  status: 'done' | 'failed';
  failure: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
  costMicroYuan: number;
}

/** The row of a call, or why there is none: the day's money or calls are spent, or those of this run, or the person took their consent back. */
export type ModelCallOpening = { callId: string } | { refusal: 'dayCapped' | 'runCapped' | 'unagreed' };

/** Where calls are written down. No call leaves without its row. */
export interface ModelLedger {
  open(call: ModelCallRecord): Promise<ModelCallOpening>;
  close(callId: string, end: ModelCallEnd): Promise<void>;
}
