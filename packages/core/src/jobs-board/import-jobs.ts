import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import { type FeedRefusal, readFeed } from './feed-document.js';
import { JobFeedRepository } from './job-feed.repository.js';
import type { JobFeedFailure } from './jobs-board.service.js';

const SOURCE = /^[a-z][a-z\d-]{1,29}$/;

export interface FeedReport {
  taken: number;
  refusals: FeedRefusal[];
}

/** Imports a job feed (docs/JOBS.md); jobs that its source no longer lists are removed. */
@Injectable()
export class ImportJobs {
  constructor(
    private readonly feeds: JobFeedRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async run(input: {
    actor: string;
    source: string;
    name: string;
    isSample: boolean;
    document: unknown;
    isTrial: boolean;
  }): Promise<FeedReport> {
    const { actor, source, name, isSample, isTrial } = input;
    if (!SOURCE.test(source) || name.trim() === '') throw new Failure<JobFeedFailure>('jobSourceInvalid');
    const read = readFeed(input.document);
    if (read === null) throw new Failure<JobFeedFailure>('jobFeedInvalid');
    // A broken feed must not empty the board.
    if (read.postings.length === 0) throw new Failure<JobFeedFailure>('jobFeedEmpty');
    const report = { taken: read.postings.length, refusals: read.refusals };
    if (isTrial) return report;
    const figures = { taken: report.taken, refused: report.refusals.length };
    await this.audit.record(actor, 'jobs.import', source, figures);
    await this.feeds.replace({ source, name, isSample }, read.postings, this.clock.now());
    return report;
  }

  /** The feeds with their number of jobs. */
  list() {
    return this.feeds.list();
  }

  /** Deletes a feed and its jobs. */
  async remove(actor: string, source: string): Promise<void> {
    await this.audit.record(actor, 'jobs.remove', source);
    if (!(await this.feeds.remove(source))) throw new Failure<JobFeedFailure>('jobSourceUnknown');
  }
}
