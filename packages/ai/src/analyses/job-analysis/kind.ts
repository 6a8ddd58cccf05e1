import { jobAnalysisInput } from '@qicheng/analysis/job-analysis';
import { jobAnalysisResult, jobReference } from '@qicheng/analysis/job-analysis-result';
import { commentaryPart } from '../../commentary/commentary-part.js';
import { isMostlyUnread } from '../../guards/unread-file.js';
import { defineKind } from '../../kind.js';
import { analyseJob } from './analyse.js';
import { referenceOf } from './reference.js';
import { jobReferenceReport, jobReport } from './report.js';

/** The service 职业分析. */
export const jobAnalysisKind = defineKind({
  service: 'jobAnalysis',
  buildsOnNames: true,
  input: jobAnalysisInput,
  result: jobAnalysisResult,
  analyse: analyseJob,
  isFree: ({ match }, { resume }) => match.kind === 'general' || isMostlyUnread(resume),
  model: commentaryPart('jobAnalysis'),
  report: jobReport,
  reference: { schema: jobReference, answer: referenceOf, report: jobReferenceReport },
});
