import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { Lease } from '../platform/jobs/index.js';

/** Why a call to a model is not shown. */
export type ModelCallFailure = 'modelCallNotFound';

/** The run on whose behalf a model is asked; `claimedBy` proves that the caller works on it. */
export interface ModelCaller extends Lease {
  userId: string;
}

/** A call before it is made: what leaves, to whom, and what it costs at most. */
export interface NewModelCall {
  provider: string;
  model: string;
  sent: string;
  replaced: Readonly<Record<string, number>>;
  costMicroYuan: number;
}

export interface ModelCallEnd {
  status: 'done' | 'failed';
  failure: string | null;
  promptTokens: number | null;
  completionTokens: number | null;
  costMicroYuan: number;
}

/** What may be spent in one day of Beijing. */
export interface DailyLimits {
  yuan: number;
  calls: number;
}

export type ModelCallOpening = { callId: string } | { refusal: 'dayCapped' | 'runCapped' | 'unagreed' };

/** [fault 3]: a provider is charged at most twice for one run, killed workers included. */
export const CALLS_PER_RUN = 2;

/** After this long the texts are erased; that they left stays on record [data model]. */
export const TEXT_DAYS = 180;

/** A call as the person reads it. */
export interface EgressEntry {
  callId: string;
  runId: string;
  service: AnalysisServiceName;
  /** Of the run. */
  title: string;
  provider: string;
  model: string;
  status: 'sending' | 'done' | 'failed';
  /** How many values were replaced, by kind. */
  replaced: Record<string, number>;
  promptTokens: number | null;
  completionTokens: number | null;
  createdAt: Date;
}

/** The same with what was sent; empty once it was erased. */
export interface EgressText extends EgressEntry {
  messages: Array<{ role: string; content: string }>;
}
