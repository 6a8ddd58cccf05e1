import type { Engine, EnginePreference } from '@qicheng/analysis/engine';
import type { AnalysisServiceName, AnalysisStep } from '@qicheng/analysis/services';
import type { Language } from '@qicheng/resume/text';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';

/** Why an AI run is not started or shown. */
export type AnalysisFailure =
  | 'analysisNotFound'
  | 'analysisUnfinished'
  | 'analysisWithoutReference'
  | 'analysisWithoutRescore'
  | 'analysisKeyReused'
  | 'analysisSubjectMissing'
  | 'analysisWithoutVariant'
  | 'analysisFileUnread'
  | 'analysisInputTooLong';

type AnalysisStatus = 'queued' | 'running' | 'done' | 'failed';

/** Why a run ended without a result; the API maps it to a message. */
export type AnalysisErrorCode =
  | 'timedOut'
  | 'broken'
  | 'expired'
  | 'modelUnavailable'
  | 'modelRefused'
  | 'modelCapped';

/** A run from its owner's side. `result` is set when done and has been validated. */
export interface AnalysisRun {
  runId: string;
  service: AnalysisServiceName;
  step: AnalysisStep;
  parentId: string | null;
  isCustom: boolean;
  resumeId: string | null;
  /** In which language its résumé was read; null without one. */
  language: Language | null;
  title: string;
  status: AnalysisStatus;
  /** Per cent. */
  progress: number;
  stage: string;
  engine: Engine | null;
  result: unknown;
  input: unknown;
  score: number | null;
  errorCode: AnalysisErrorCode | null;
  cost: number;
  /** Whether its counts were refunded. */
  isRefunded: boolean;
  createdAt: Date;
  finishedAt: Date | null;
}

/** A run in a list, without input and result. */
export type AnalysisSummary = Omit<AnalysisRun, 'input' | 'result'>;

/** The newest finished run of a résumé. */
export interface LastScore {
  resumeId: string;
  runId: string;
  score: number | null;
  createdAt: Date;
}

/** The request. `input` has been validated with the service's schema. */
export interface AnalysisRequest {
  userId: string;
  service: AnalysisServiceName;
  step?: AnalysisStep;
  parentId?: string;
  isCustom?: boolean;
  resumeId?: string | undefined;
  title: string;
  input: unknown;
  /** What identifies a request if the input also contains changing values; defaults to the input. */
  question?: unknown;
  preference?: EnginePreference | undefined;
  /** Idempotency key of the request. */
  requestKey?: string | undefined;
}

/** The lease of a run; lost if not renewed in time. */
export interface AnalysisClaim extends Lease {
  userId: string;
  service: AnalysisServiceName;
  step: AnalysisStep;
  parentId: string | null;
  input: unknown;
  preference: EnginePreference;
  reservationId: string | null;
}

/** Progress of a run, in percent and as a message. */
export interface AnalysisProgress {
  progress: number;
  stage: string;
}

/** [load queues]: the queue holds a minute of work at 1.5 runs a second; three runs per user. */
export const RUNS_PER_SECOND = 1.5;
export const QUEUE_CAP = 90;
export const USER_SHARE = 3;

/**
 * Three attempts, including killed ones: a provider is charged at most twice [fault 3]. Two minutes in total
 * including waiting; then the run fails and is refunded.
 */
export const LEASE: LeaseTerms = { leaseSeconds: 6, orphanSeconds: 3, maxRuns: 3, deadlineSeconds: 120 };
