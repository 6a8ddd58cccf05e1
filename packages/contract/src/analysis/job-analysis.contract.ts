import { jobAnalysis } from '@qicheng/analysis/descriptors/job-analysis';
import { analysisCalls } from './calls.js';

export const {
  start: startJobAnalysis,
  reference: startJobReference,
  list: listJobAnalyses,
  last: lastJobAnalysis,
} = analysisCalls(jobAnalysis);
