import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AnalysisServiceName, analysisServices } from '@qicheng/analysis/services';
import { runAnalysis } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { AccountStandingService } from '../account/index.js';
import { type AiCountFailure, ReadAiCount } from '../ai-count/index.js';
import {
  Clock,
  type CommonFailure,
  Failure,
  isStoreUnavailable,
  type Paging,
  settled,
  unsettled,
} from '../platform/index.js';
import { JobCompletionWaiter, loadRefusal, queueRow } from '../platform/jobs/index.js';
import {
  type AnalysisRequest,
  type AnalysisRun,
  type LastScore,
  QUEUE_CAP,
  RUNS_PER_SECOND,
  USER_SHARE,
  type AnalysisFailure,
} from './analysis.js';
import {
  type Admission,
  AnalysisRepository,
  type NewAnalysis,
  type RunFilter,
} from './analysis.repository.js';
import { EngineChoice } from './engine-choice.js';
import { digestOf } from './input-hash.js';

type ListFilter = Omit<RunFilter, 'step' | 'isCustom'> & Partial<Pick<RunFilter, 'isCustom'>>;

/** AI runs from their owner's side: start, wait, list. */
@Injectable()
export class AnalysisService {
  constructor(
    private readonly engines: EngineChoice,
    private readonly runs: AnalysisRepository,
    private readonly queue: JobQueue,
    private readonly completions: JobCompletionWaiter,
    private readonly counts: ReadAiCount,
    private readonly standing: AccountStandingService,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a run and charges it once: a repeated request, or the same question to the same engine, returns
   * the earlier run for free. Refused before anything is charged if load or balance does not allow it.
   */
  async start(request: AnalysisRequest): Promise<AnalysisRun> {
    const { userId, service, step = 'analysis' } = request;
    await this.standing.refuseWhileClosing(userId);
    const { preference, model } = await this.engines.of(userId, request.preference ?? 'auto');
    const isFree = step === 'rescore' || (await this.counts.isUnlimited());
    const cost = isFree ? 0 : analysisServices[service].cost;
    const inputHash = digestOf({
      service,
      step,
      input: request.question ?? request.input,
      isCustom: request.isCustom ?? false,
      rules: analysisServices[service].rulesVersion,
      model,
    });
    const runId = randomUUID();
    return this.admit({
      ...request,
      runId,
      step,
      preference,
      cost,
      inputHash,
      parentId: request.parentId ?? null,
      isCustom: request.isCustom ?? false,
      resumeId: request.resumeId ?? null,
      requestKey: request.requestKey ?? runId,
    });
  }

  private async admit(request: NewAnalysis): Promise<AnalysisRun> {
    const { userId, runId } = request;
    const now = this.clock.now();
    const admission = await settled(
      () => this.runs.admit(request, now),
      async () => ((await this.runs.settle(request, now)) ? admissionOf(runId) : null),
    );
    if (admission.isOtherQuestion) throw new Failure<AnalysisFailure>('analysisKeyReused');
    if (admission.made !== null) {
      await queueRow(this.queue, runAnalysis, { rowId: runId, payload: { runId } });
      return freshRun(request, now);
    }
    if (admission.same === null) throw refusal(admission);
    return this.getJoined(userId, admission.same);
  }

  /** The run is already charged, so failing to read it must not report a refusal. */
  private async getJoined(userId: string, runId: string): Promise<AnalysisRun> {
    try {
      return await this.get(userId, runId);
    } catch (error) {
      throw isStoreUnavailable(error) ? unsettled() : error;
    }
  }

  /** The reference answer of a finished run, charged separately and once. */
  async startReference(userId: string, parentId: string, requestKey?: string): Promise<AnalysisRun> {
    const parent = await this.get(userId, parentId);
    if (!analysisServices[parent.service].hasReference)
      throw new Failure<AnalysisFailure>('analysisWithoutReference');
    if (parent.status !== 'done') throw new Failure<AnalysisFailure>('analysisUnfinished');
    const earlier = await this.findReference(userId, parentId);
    if (earlier) return earlier;
    const { service, isCustom, resumeId, title } = parent;
    const input = { parentId };
    return this.start({
      userId,
      service,
      step: 'reference',
      parentId,
      isCustom,
      resumeId: resumeId ?? undefined,
      title,
      input,
      requestKey,
    });
  }

  /** One of the user's runs; null if it does not exist or was deleted. */
  find(userId: string, runId: string): Promise<AnalysisRun | null> {
    return this.runs.find(userId, runId);
  }

  /** One of the user's runs. Throws analysisNotFound. */
  async get(userId: string, runId: string): Promise<AnalysisRun> {
    const run = await this.find(userId, runId);
    if (run === null) throw new Failure<AnalysisFailure>('analysisNotFound');
    return run;
  }

  /** The newest finished run of a service; null when there is none. */
  findLast({ isCustom = false, ...filter }: ListFilter): Promise<AnalysisRun | null> {
    return this.runs.findLast({ ...filter, isCustom, step: 'analysis' });
  }

  /** The newest finished run of each of these résumés of the user. */
  listLast(userId: string, service: AnalysisServiceName, resumeIds: readonly string[]): Promise<LastScore[]> {
    return this.runs.listLast(userId, service, resumeIds);
  }

  /** The reference answer of a run; null if none was requested. */
  findReference(userId: string, runId: string): Promise<AnalysisRun | null> {
    return this.runs.findChild(userId, runId, 'reference');
  }

  /** One page of a service's runs, newest first. */
  list({ isCustom = false, ...filter }: ListFilter, paging: Paging) {
    return this.runs.page({ ...filter, isCustom, step: 'analysis' }, paging);
  }

  /** Permanently removes a finished run and its answers from the lists. */
  async remove(userId: string, runId: string): Promise<void> {
    const run = await this.get(userId, runId);
    if (run.finishedAt === null) throw new Failure<AnalysisFailure>('analysisUnfinished');
    if (await this.runs.remove(userId, runId, this.clock.now())) return;
    // An answer to it is in progress, unless it has been deleted in the meantime.
    await this.get(userId, runId);
    throw new Failure<AnalysisFailure>('analysisUnfinished');
  }

  /** The run once it has ended, or its state after `timeoutMs`. */
  waitFor(userId: string, runId: string, timeoutMs: number): Promise<AnalysisRun> {
    return this.completions.untilFinished(runId, timeoutMs, () => this.get(userId, runId));
  }

  /** The same for a run that was just started; returns the given state if it cannot be read. */
  follow(userId: string, run: AnalysisRun, timeoutMs: number): Promise<AnalysisRun> {
    return this.completions.untilFinished(run.runId, timeoutMs, () => this.get(userId, run.runId), run);
  }
}

const languageOf = (input: unknown): AnalysisRun['language'] =>
  (input as { resume?: { language: AnalysisRun['language'] } | null }).resume?.language ?? null;

/** The state of a run that was just admitted. */
const freshRun = (request: NewAnalysis, now: Date): AnalysisRun => ({
  runId: request.runId,
  service: request.service,
  step: request.step,
  parentId: request.parentId,
  isCustom: request.isCustom,
  resumeId: request.resumeId,
  language: languageOf(request.input),
  title: request.title,
  status: 'queued',
  progress: 0,
  stage: '',
  engine: null,
  result: null,
  input: request.input,
  score: null,
  errorCode: null,
  cost: request.cost,
  isRefunded: false,
  createdAt: now,
  finishedAt: null,
});

const admissionOf = (made: string): Admission => ({
  made,
  same: null,
  isOtherQuestion: false,
  waiting: 0,
  own: 0,
});

/** The caller's share is full, or the queue is, or the balance is too low. */
function refusal({ waiting, own }: Admission): Failure<CommonFailure | AiCountFailure> {
  const isOwnShare = own >= USER_SHARE;
  if (!isOwnShare && waiting < QUEUE_CAP) return new Failure<AiCountFailure>('aiCountsExhausted');
  return loadRefusal(isOwnShare, (isOwnShare ? own : waiting) / RUNS_PER_SECOND);
}
