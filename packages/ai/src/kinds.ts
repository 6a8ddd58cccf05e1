import type { AnalysisServiceName } from '@qicheng/analysis/services';
import { coverLetterKind } from './analyses/cover-letter/kind.js';
import { ghostwriteKind } from './analyses/ghostwrite/kind.js';
import { interviewKind } from './analyses/interview/kind.js';
import { interviewReportKind } from './analyses/interview-report/kind.js';
import { jdAnalysisKind } from './analyses/jd-analysis/kind.js';
import { offerKind } from './analyses/offer/kind.js';
import { resumeAnalysisKind } from './analyses/resume-analysis/kind.js';
import { civilServiceKind } from './analyses/civil-service/kind.js';
import { postgradExamKind } from './analyses/postgrad-exam/kind.js';
import { companionKind } from './analyses/companion/kind.js';
import { jobAnalysisKind } from './analyses/job-analysis/kind.js';
import type { AnalysisKind } from './kind.js';

/** Every service that can be run; each folder of analyses/ adds one line. */
const kinds: readonly AnalysisKind[] = [
  interviewKind,
  interviewReportKind,
  ghostwriteKind,
  offerKind,
  resumeAnalysisKind,
  postgradExamKind,
  civilServiceKind,
  jdAnalysisKind,
  coverLetterKind,
  jobAnalysisKind,
  companionKind,
];

/** How a service is run; null while it is not offered. */
export const kindOf = (service: AnalysisServiceName): AnalysisKind | null =>
  kinds.find((kind) => kind.service === service) ?? null;
