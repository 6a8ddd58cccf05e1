import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { Lease } from '../platform/jobs/index.js';

/** Why a model call is not shown. */
export type ModelCallFailure = 'modelCallNotFound';

/** The run that calls a model; `claimedBy` proves the caller's lease. */
export interface ModelCaller extends Lease {
  userId: string;
}

/** A call before it is made: content, recipient and maximum cost. */
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

/** Daily limits, by the date in Beijing. */
export interface DailyLimits {
  yuan: number;
  calls: number;
}

export type ModelCallOpening = { callId: string } | { refusal: 'dayCapped' | 'runCapped' | 'unagreed' };

/** [fault 3]: a provider is charged at most twice for one run, killed workers included. */
export const CALLS_PER_RUN = 2;

/** Texts are erased after this time; the record of the call is kept [data model]. */
export const TEXT_DAYS = 180;

/** A call from the user's side. */
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

/** The same with the text that was sent; empty once erased. */
export interface EgressText extends EgressEntry {
  messages: Array<{ role: string; content: string }>;
}
