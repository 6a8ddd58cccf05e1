import { Injectable } from '@nestjs/common';
import type { JobFit } from '@qicheng/analysis/job-fit';
import { matchJobs } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { chinaDay, Clock } from '../platform/index.js';
import { requeueRows } from '../platform/jobs/index.js';
import { ResumeService } from '../resume/index.js';
import { JobRepository } from './job.repository.js';
import { type JobMatchClaim, type JobMatchMaterial, MOST_MATCHED } from './job-match.js';
import { JobMatchRepository } from './job-match.repository.js';
import { wishOf } from './job-wish.js';

const MONTH_LENGTH = 'YYYY-MM'.length;

/** Matches as a worker sees them: claimed, given their material, ended. */
@Injectable()
export class JobMatchRunService {
  constructor(
    private readonly matches: JobMatchRepository,
    private readonly jobs: JobRepository,
    private readonly resumes: ResumeService,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** Takes a match to work on; null when it is over or somebody else works on it. */
  claim(matchId: string): Promise<JobMatchClaim | null> {
    return this.matches.claim(matchId);
  }

  /** The résumé as it stands now and the open jobs that share words with it. */
  async material({ userId, resumeId }: JobMatchClaim): Promise<JobMatchMaterial> {
    const { document } = await this.resumes.get(userId, resumeId);
    const today = chinaDay(this.clock.now());
    const jobs = await this.jobs.candidates(wishOf(document), MOST_MATCHED, today);
    return { document, jobs, month: today.slice(0, MONTH_LENGTH) };
  }

  /** Keeps the result, best first; false when another run ended the match first. */
  complete(claim: JobMatchClaim, fits: readonly JobFit[]): Promise<boolean> {
    return this.matches.complete(claim, fits);
  }

  fail(claim: JobMatchClaim): Promise<boolean> {
    return this.matches.fail(claim);
  }

  /** Gives the match back for another try. */
  release(claim: JobMatchClaim): Promise<boolean> {
    return this.matches.release(claim);
  }

  /** Frees what a killed worker held, fails what is too old, queues what has no job. */
  async requeueLapsed(): Promise<number> {
    await this.matches.sweep();
    return requeueRows(this.queue, matchJobs, await this.matches.listOrphans(), (matchId) => ({ matchId }));
  }
}
