import type { Engine, EnginePreference } from '@qicheng/analysis/engine';
import type { AnalysisServiceName, AnalysisStep } from '@qicheng/analysis/services';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';

/** Why a run of an AI service is not started or not shown. */
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

/** Why a run ended without a result; the edge words it. */
export type AnalysisErrorCode =
  | 'timedOut'
  | 'broken'
  | 'expired'
  | 'modelUnavailable'
  | 'modelRefused'
  | 'modelCapped';

/** A run as its owner sees it. `result` is there when it is done, checked against the service's shape. */
export interface AnalysisRun {
  runId: string;
  service: AnalysisServiceName;
  step: AnalysisStep;
  parentId: string | null;
  isCustom: boolean;
  resumeId: string | null;
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
  /** Whether its counts came back. */
  isRefunded: boolean;
  createdAt: Date;
  finishedAt: Date | null;
}

/** A run in a list: without input and result. */
export type AnalysisSummary = Omit<AnalysisRun, 'input' | 'result'>;

/** The newest finished run of a résumé. */
export interface LastScore {
  resumeId: string;
  runId: string;
  score: number | null;
  createdAt: Date;
}

/** What is asked for. `input` has been checked by the service's own schema. */
export interface AnalysisRequest {
  userId: string;
  service: AnalysisServiceName;
  step?: AnalysisStep;
  parentId?: string;
  isCustom?: boolean;
  resumeId?: string | undefined;
  title: string;
  input: unknown;
  /** What makes two requests the same where the input also holds what changes by itself; the input unless given. */
  question?: unknown;
  preference?: EnginePreference | undefined;
  /** Names the request; a repeated one is the same run. */
  requestKey?: string | undefined;
}

/** The right to work on a run; lost when it is not renewed in time. */
export interface AnalysisClaim extends Lease {
  userId: string;
  service: AnalysisServiceName;
  step: AnalysisStep;
  parentId: string | null;
  input: unknown;
  preference: EnginePreference;
  reservationId: string | null;
}

/** How far a run is, in per cent and in words. */
export interface AnalysisProgress {
  progress: number;
  stage: string;
}

/** [load queues]: a minute of work at 1.5 a second may wait, three runs of one user. */
export const RUNS_PER_SECOND = 1.5;
export const QUEUE_CAP = 90;
export const USER_SHARE = 3;

/**
 * Three runs, killed ones included: a provider is charged at most twice [fault 3]. Two minutes for the
 * whole, waiting included; then it has failed and its counts come back.
 */
export const LEASE: LeaseTerms = { leaseSeconds: 6, orphanSeconds: 3, maxRuns: 3, deadlineSeconds: 120 };
