import type { JobFit } from '@qicheng/analysis/job-analysis';
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

/** Number of jobs compared with a résumé, selected by shared words. */
export const MAX_MATCHED = 60;

/** The lease of a match; another run takes over when it expires. */
export interface JobMatchClaim extends Lease {
  userId: string;
  resumeId: string;
  ground: string;
}

/** Inputs of a match. */
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
