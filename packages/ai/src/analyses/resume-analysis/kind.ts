import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { resumeAnalysisResult, resumeReference } from '@qicheng/analysis/resume-analysis-result';
import { defineKind } from '../../kind.js';
import { analyseResume } from './analyse.js';
import { resumeAnalysisModel } from './model-part.js';
import { referenceOf } from './reference.js';
import { reportOfReference, reportOfResume } from './report.js';

/** 简历分析. */
export const resumeAnalysisKind = defineKind({
  service: 'resumeAnalysis',
  input: resumeAnalysisInput,
  result: resumeAnalysisResult,
  analyse: analyseResume,
  report: reportOfResume,
  model: resumeAnalysisModel,
  reference: {
    schema: resumeReference,
    answer: referenceOf,
    report: (input, result, reference) => reportOfReference(input, result, resumeReference.parse(reference)),
  },
});
