/** A call, recorded before it is made: what is sent, to whom, and its maximum cost. */
export interface ModelCallRecord {
  provider: string;
  model: string;
  /** The messages as sent, with placeholders for private data. */
  sent: string;
  replaced: Readonly<Record<string, number>>;
  costMicroYuan: number;
}

/** How a call ended and what it cost; token counts are absent if the provider did not report them. */
export interface ModelCallEnd {
  status: 'done' | 'failed';
  failure: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
  costMicroYuan: number;
}

/** The row of a call, or why it was refused: the daily or per-run limit is reached, or the user withdrew consent. */
export type ModelCallOpening = { callId: string } | { refusal: 'dayCapped' | 'runCapped' | 'unagreed' };

/** Records calls. No call is sent without its row. */
export interface ModelLedger {
  open(call: ModelCallRecord): Promise<ModelCallOpening>;
  close(callId: string, end: ModelCallEnd): Promise<void>;
}
