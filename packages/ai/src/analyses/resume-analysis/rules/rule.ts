import type { ResumeDimensionKey, ResumeModuleKey, SeekerStage } from '@qicheng/analysis/resume-analysis';
import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { Finding as CheckFinding } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import type { CheckedModule } from '../modules.js';
import type { PrintedText, Statement } from '../statements.js';

/** What every rule reads. Texts and statements are those of the parts that are checked. */
export interface Subject {
  document: ResumeDocument;
  stage: SeekerStage;
  /** Of the analysis, counted from the year 0. */
  month: number;
  modules: readonly CheckedModule[];
  texts: readonly PrintedText[];
  statements: readonly Statement[];
  /** What the proofreader says, and the document with its certain corrections. */
  checks: readonly CheckFinding[];
  corrected: ResumeDocument;
}

/** What a rule gives to a part under a dimension, or takes where `share` is below 0; 1 is all of the part. */
export interface Verdict {
  dimension: ResumeDimensionKey;
  module: ResumeModuleKey;
  ruleId: string;
  share: number;
  reason: string;
  evidence?: readonly Evidence[];
}

/** Points that come back when a finding is dealt with. */
export type Gain = Pick<Verdict, 'dimension' | 'module' | 'share'>;

export type FindingDraft = Omit<ResumeFinding, 'id' | 'gain'> & { gains: readonly Gain[] };

export interface Opinion {
  verdicts: Verdict[];
  findings: FindingDraft[];
}

/** Rules see one thing each and know nothing of one another. */
export type Rule = (subject: Subject) => Opinion;
