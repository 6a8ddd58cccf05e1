import type { JobFit } from '@qicheng/analysis/job-fit';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { Lease, LeaseTerms } from '../platform/jobs/index.js';
import type { MatchableJob } from './job.js';

/** Sixty postings take the rules about a second. */
export const MATCH_LEASE: LeaseTerms = {
  leaseSeconds: 30,
  orphanSeconds: 5,
  maxRuns: 3,
  deadlineSeconds: 600,
};

/** So many jobs are held against a résumé, chosen by words that both have. */
export const MOST_MATCHED = 60;

/** The right to write a match; another run takes it over when it lapses. */
export interface JobMatchClaim extends Lease {
  userId: string;
  resumeId: string;
  ground: string;
}

/** What a match is made from. */
export interface JobMatchMaterial {
  document: ResumeDocument;
  jobs: MatchableJob[];
  /** YYYY-MM, for years of work and graduation. */
  month: string;
}

export interface JobFitSummary {
  jobId: string;
  score: number;
  band: JobFit['overall']['band'];
  reasons: string[];
}

export interface JobMatchState {
  id: string;
  status: 'queued' | 'running' | 'done' | 'failed';
  /** Best first; null before the first result. */
  fits: JobFitSummary[] | null;
}
