import { type JobFit, jobFitParts } from '@qicheng/analysis/job-analysis';
import { type Dimension, dimensionOf, overallOf } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { keywordHits, scoreFit } from '../analyses/jd-analysis/score-fit.js';
import { cityFit } from '../analyses/job-analysis/fit/city.js';
import { interestFit } from '../analyses/job-analysis/fit/interest.js';
import { PreparedResume } from '../analyses/job-analysis/fit/prepared-resume.js';
import { matchOccupation } from '../analyses/job-analysis/match-occupation.js';
import { matchJob } from '../jd/match.js';
import { parseJobDescription } from '../jd/parse.js';
import { readResume, type ResumeReading } from '../jd/read-resume.js';
import { clipped } from '../text/clipped.js';

/** A job as its feed describes it. */
export interface FittedJob {
  id: string;
  title: string;
  company: string;
  city: string;
  description: string;
}

const MAX_REASONS = 3;
const REASON_LENGTH = 48;
const ENOUGH_STATEMENTS = 6;

const textOf = ({ title, company, city, description }: FittedJob): string =>
  `职位名称：${title}\n公司：${company}\n工作地点：${city}\n${description}`;

/** The dimensions of a posting's analysis with their weights. */
function postingParts(job: FittedJob, reading: ResumeReading, month: string): Dimension[] {
  const parsed = parseJobDescription(textOf(job));
  const matrix = matchJob(parsed, reading, month);
  // Jobs are only ranked, so what may be met counts too.
  const parts = scoreFit(matrix, keywordHits(parsed, reading), reading, matrix);
  const share = jobFitParts.posting.weight / 100;
  return parts.map((part) => ({ ...part, weight: Math.round(part.weight * share * 1e4) / 1e4 }));
}

/** The largest contributions that have evidence, by what they add to the total. */
const reasonsOf = (dimensions: readonly Dimension[]): string[] => [
  ...new Set(
    dimensions
      .flatMap(({ weight, contributions }) =>
        contributions
          .filter(({ points, evidence }) => points > 0 && evidence.length > 0)
          .map(({ points, reason }) => ({ value: points * weight, reason })),
      )
      .sort((a, b) => b.value - a.value)
      .slice(0, MAX_REASONS)
      .map(({ reason }) => clipped(reason, REASON_LENGTH)),
  ),
];

/**
 * Ranks jobs for a résumé, best first: by the rules of the posting analysis, the preferred locations and the job
 * preferences. The same input gives the same result; sex, age, photo and school rank are ignored.
 */
export function fitJobs(document: ResumeDocument, jobs: readonly FittedJob[], month: string): JobFit[] {
  const reading = readResume(document);
  const resume = new PreparedResume(document);
  const confidence = Math.min(1, reading.statements.length / ENOUGH_STATEMENTS);
  return jobs
    .map((job): JobFit => {
      const { occupation, match } = matchOccupation(job.title);
      const subject = {
        input: { position: job.title, city: job.city, resume: null, weeklyHours: 0, month },
        occupation,
        resume,
        isGeneral: match.kind === 'general',
      };
      const dimensions = [
        ...postingParts(job, reading, month),
        dimensionOf({ key: 'city', ...jobFitParts.city }, cityFit(subject)),
        dimensionOf({ key: 'aim', ...jobFitParts.aim }, interestFit(subject)),
      ];
      return {
        jobId: job.id,
        overall: overallOf(dimensions, Math.round(confidence * 100) / 100),
        dimensions,
        reasons: reasonsOf(dimensions),
      };
    })
    .sort((a, b) => b.overall.score - a.overall.score || a.jobId.localeCompare(b.jobId));
}
