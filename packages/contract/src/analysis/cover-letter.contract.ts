import { coverLetter } from '@qicheng/analysis/descriptors/cover-letter';
import { analysisCalls } from './calls.js';

export const {
  start: startLetterAnalysis,
  list: listLetterAnalyses,
  last: lastLetterAnalysis,
} = analysisCalls(coverLetter);
