import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { JOB_FIT_VERSION } from '@qicheng/analysis/job-analysis';
import { matchJobs } from '@qicheng/jobs/definitions';
import { JobQueue, QueueUnavailableError } from '@qicheng/jobs/job-queue';
import { chinaDay, Clock, cut, Failure, type Paging, PromiseCache } from '../platform/index.js';
import { type ResumeSummary, ResumeService } from '../resume/index.js';
import type { JobFitSummary, JobMatchState } from './job-match.js';
import { JobMatchRepository } from './job-match.repository.js';
import type { JobDetail, JobFacet, JobFilter, JobSummary } from './job.js';
import { JobRepository } from './job.repository.js';

/** Why a job is missing. */
export type JobsBoardFailure = 'jobNotFound';

/** Why a feed is rejected; for operators only. */
export type JobFeedFailure = 'jobFeedInvalid' | 'jobFeedEmpty' | 'jobSourceInvalid' | 'jobSourceUnknown';

/** The visitor and the selected résumé; by default the most recently changed one. */
export interface JobReader {
  userId: string | null;
  resumeId?: string | undefined;
}

type Fit = Omit<JobFitSummary, 'jobId'>;
export type FittedJob = JobSummary & { fit: Fit | null };

export interface RecommendedJobs {
  list: FittedJob[];
  total: number;
  /** `signedOut` and `noResume`: newest first, without a score; `matching`: scores are being computed. */
  state: 'signedOut' | 'noResume' | 'matching' | 'matched' | 'failed';
  resume: { id: string; title: string } | null;
}

const MATCH_TIMEOUT_MS = 2_000;
const POLL_MS = 100;
const NEWEST = { page: 1, limit: 1 };
const MAX_TOTALS = 500;

interface JobFacets {
  tags: JobFacet[];
  cities: JobFacet[];
}

/** The user-facing job list. */
@Injectable()
export class JobsBoardService {
  // Counted over all open jobs, and therefore cached per edition.
  private readonly totals = new PromiseCache<number>(MAX_TOTALS);
  private readonly allFacets = new PromiseCache<JobFacets>(1);

  constructor(
    private readonly jobs: JobRepository,
    private readonly matches: JobMatchRepository,
    private readonly resumes: ResumeService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Open jobs by city, tag and words, newest first. */
  async list(filter: JobFilter, paging: Paging): Promise<{ list: FittedJob[]; total: number }> {
    const { today } = this;
    const [edition, list] = await Promise.all([
      this.jobs.edition(today),
      this.jobs.list(filter, paging, today),
    ]);
    const key = JSON.stringify([edition, filter.city, filter.tag, filter.keyword]);
    const total = await this.totals.of(key, () => this.jobs.total(filter, today));
    return { list: list.map((job) => ({ ...job, fit: null })), total };
  }

  async facets(): Promise<JobFacets> {
    const { today } = this;
    return this.allFacets.of(await this.jobs.edition(today), () => this.jobs.facets(today));
  }

  /** The best-matching jobs for one of the reader's résumés; newest first while there is no score. */
  async recommend(reader: JobReader, paging: Paging): Promise<RecommendedJobs> {
    const { userId } = reader;
    if (userId === null) return { ...(await this.list({}, paging)), state: 'signedOut', resume: null };
    const resume = await this.resumeOf(userId, reader.resumeId);
    if (resume === null) return { ...(await this.list({}, paging)), state: 'noResume', resume: null };
    const named = { id: resume.id, title: resume.title };
    const match = await this.match(userId, resume);
    if (match.fits === null) {
      const state = match.status === 'failed' ? 'failed' : 'matching';
      return { ...(await this.list({}, paging)), state, resume: named };
    }
    const open = await this.jobs.findAll(
      match.fits.map(({ jobId }) => jobId),
      this.today,
    );
    const fitted = match.fits.flatMap(({ jobId, ...fit }): FittedJob[] => {
      const job = open.get(jobId);
      return job === undefined ? [] : [{ ...job, fit }];
    });
    return { ...cut(fitted, paging), state: 'matched', resume: named };
  }

  /** One open job, with the reasons of its score if one of the reader's résumés was compared with it. */
  async get(id: string, reader: JobReader) {
    const detail = await this.jobs.find(id, this.today);
    if (detail === null) throw new Failure<JobsBoardFailure>('jobNotFound');
    return { ...fitted(detail), fit: await this.fitOf(id, reader) };
  }

  private async fitOf(jobId: string, { userId, resumeId }: JobReader) {
    if (userId === null) return null;
    const resume = await this.resumeOf(userId, resumeId);
    return resume && this.matches.findFit(userId, resume.id, jobId);
  }

  private async resumeOf(userId: string, resumeId: string | undefined): Promise<ResumeSummary | null> {
    if (resumeId !== undefined) return this.resumes.get(userId, resumeId);
    const { list } = await this.resumes.list(userId, NEWEST);
    return list[0] ?? null;
  }

  /** The match of a résumé, requested if missing; an older one is shown while a new one is computed. */
  private async match(userId: string, { id: resumeId, version }: ResumeSummary): Promise<JobMatchState> {
    const edition = await this.jobs.edition(this.today);
    const ground = `rules ${JOB_FIT_VERSION}, version ${version}, jobs ${edition}`;
    const matchId = await this.matches.ask({ userId, resumeId, ground });
    if (matchId !== null) await this.enqueue(matchId);
    const until = performance.now() + MATCH_TIMEOUT_MS;
    for (;;) {
      const match = (await this.matches.find(userId, resumeId)) ?? NOTHING_YET;
      const isWaiting = match.status === 'queued' || match.status === 'running';
      if (!isWaiting || performance.now() >= until) return match;
      await pause(POLL_MS);
    }
  }

  // Without Redis the row waits: the reconciler enqueues it within seconds of its return.
  private async enqueue(matchId: string): Promise<void> {
    try {
      await this.queue.enqueue(matchJobs, { matchId }, `${matchId}.0`);
    } catch (error) {
      if (!(error instanceof QueueUnavailableError)) throw error;
    }
  }

  private get today(): string {
    return chinaDay(this.clock.now());
  }
}

const NOTHING_YET: JobMatchState = { id: '', status: 'queued', fits: null };

const fitted = ({ job, ...rest }: JobDetail) => ({ ...rest, job: { ...job, fit: null } });
