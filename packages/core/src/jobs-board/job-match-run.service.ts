import { Injectable } from '@nestjs/common';
import type { JobFit } from '@qicheng/analysis/job-analysis';
import { matchJobs } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import type { I18nText, ResumeDocument } from '@qicheng/resume/document';
import { indexTerms } from '../content/index.js';
import { chinaDay, Clock } from '../platform/index.js';
import { LeasedJob, requeueRows } from '../platform/jobs/index.js';
import { ResumeService } from '../resume/index.js';
import { type JobMatchClaim, type JobMatchMaterial, MAX_MATCHED } from './job-match.js';
import { JobMatchRepository } from './job-match.repository.js';
import { JobRepository } from './job.repository.js';

const MAX_WORDS = 200;

const bothOf = (text: I18nText | undefined): string => [text?.zh, text?.en].filter(Boolean).join(' ');
const bare = (city: string): string => city.trim().replace(/(?<=..)市$/u, '');

/** Criteria from a résumé: search terms and cities. */
function preferencesOf({ intention, education, skills, work, internships }: ResumeDocument): {
  words: string[];
  cities: string[];
} {
  const { positions = [], cities = [] } = intention;
  const text = [
    ...positions.map(({ name }) => bothOf(name)),
    ...[...work, ...internships].map(({ title }) => bothOf(title)),
    ...skills.map(({ name }) => bothOf(name)),
    ...education.map(({ major }) => bothOf(major)),
  ].join('\n');
  const words = indexTerms({ title: '', text }).slice(0, MAX_WORDS);
  return { words, cities: cities.map(({ name }) => bare(bothOf(name))).filter((name) => name !== '') };
}

const MONTH_LENGTH = 'YYYY-MM'.length;

/** Matches from the worker's side. */
@Injectable()
export class JobMatchRunService extends LeasedJob<JobMatchClaim, readonly JobFit[]> {
  constructor(
    private readonly matches: JobMatchRepository,
    private readonly jobs: JobRepository,
    private readonly resumes: ResumeService,
    queue: JobQueue,
    private readonly clock: Clock,
  ) {
    super(matches, (rows) => requeueRows(queue, matchJobs, rows, (matchId) => ({ matchId })));
  }

  /** The résumé as it is now and the open jobs that share words with it. */
  async material({ userId, resumeId }: JobMatchClaim): Promise<JobMatchMaterial> {
    const { document } = await this.resumes.get(userId, resumeId);
    const today = chinaDay(this.clock.now());
    const jobs = await this.jobs.candidates(preferencesOf(document), MAX_MATCHED, today);
    return { document, jobs, month: today.slice(0, MONTH_LENGTH) };
  }

  /** Stores the result, best first; false if another run ended the match first. */
  complete(claim: JobMatchClaim, fits: readonly JobFit[]): Promise<boolean> {
    return this.matches.complete(claim, fits);
  }
}
