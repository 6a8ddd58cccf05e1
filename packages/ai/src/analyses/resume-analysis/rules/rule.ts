import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDimensionKey, ResumeModuleKey, SeekerStage } from '@qicheng/analysis/resume-analysis';
import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import type { Finding as CheckFinding } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { CheckedModule } from '../modules.js';
import type { PrintedText, Statement } from '../statements.js';

/** The input of every rule. Texts and statements are those of the checked parts. */
export interface Subject {
  document: ResumeDocument;
  stage: SeekerStage;
  /** The month of the analysis, counted from the year 0. */
  month: number;
  modules: readonly CheckedModule[];
  texts: readonly PrintedText[];
  statements: readonly Statement[];
  /** The findings of the proofreader, and the document with its certain corrections. */
  checks: readonly CheckFinding[];
  corrected: ResumeDocument;
}

/** The points that a rule adds to a part in a dimension, or deducts if `share` is negative; 1 is all of the part. */
export interface Verdict {
  dimension: ResumeDimensionKey;
  module: ResumeModuleKey;
  ruleId: string;
  share: number;
  reason: string;
  evidence?: readonly Evidence[];
}

/** The points that are restored when a finding is resolved. */
export type Gain = Pick<Verdict, 'dimension' | 'module' | 'share'>;

export type FindingDraft = Omit<ResumeFinding, 'id' | 'gain'> & { gains: readonly Gain[] };

export interface Opinion {
  verdicts: Verdict[];
  findings: FindingDraft[];
}

/** A rule checks one thing and does not depend on other rules. */
export type Rule = (subject: Subject) => Opinion;
