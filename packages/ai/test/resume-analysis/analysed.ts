import type { ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { resumeAnalysisKind } from '../../src/analyses/resume-analysis/kind.js';
import { runRules } from '../../src/run-rules.js';

/** The input of an analysis of a document. */
export const inputFor = (
  document: ResumeDocument,
  changes: Partial<ResumeAnalysisInput> = {},
): ResumeAnalysisInput => ({
  resume: { title: '简历', language: document.meta.lang, document },
  target: {},
  modules: [],
  month: '2026-11',
  previous: null,
  ...changes,
});

/** The analysis of a document, as stored. */
export const analysed = (
  document: ResumeDocument,
  changes: Partial<ResumeAnalysisInput> = {},
): ResumeAnalysisResult =>
  runRules(resumeAnalysisKind, inputFor(document, changes)).result as ResumeAnalysisResult;
