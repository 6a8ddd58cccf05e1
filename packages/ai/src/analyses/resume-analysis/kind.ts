import { resumeAnalysisInput, type ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import {
  resumeAnalysisResult,
  resumeReference,
  type ResumeAnalysisResult,
  type ResumeFinding,
} from '@qicheng/analysis/resume-analysis-result';
import { z } from 'zod';
import { commentaryAnswer, commentaryData, commentaryOf } from '../../commentary/commentary-part.js';
import { COMMENTARY_PROMPTS } from '../../commentary/prompts.js';
import { ComputedFacts } from '../../guards/facts/index.js';
import { defineKind, defineModelPart } from '../../kind.js';
import { clipped } from '../../text/clipped.js';
import { placeholdersIn } from '../../text/placeholder.js';
import { analyseResume } from './analyse.js';
import { referenceOf } from './reference.js';
import { reportOfReference, reportOfResume } from './report.js';

const MAX_REWRITES = 12;
// Longer statements should be split, not rewritten, and would make the prompt too long.
const MAX_LENGTH = 600;

const answer = commentaryAnswer.extend({
  rewrites: z.array(z.object({ findingId: z.string().max(80), text: z.string().min(4).max(600) })).max(30),
});

// A weak statement whose rewrite has gaps; one with a certain correction keeps it.
const isOpen = ({ before, after, patch }: ResumeFinding): boolean =>
  before !== undefined && before.length <= MAX_LENGTH && after !== undefined && patch === undefined;

const rewritten = (finding: ResumeFinding, text: string | undefined): ResumeFinding => {
  if (text === undefined || !isOpen(finding) || text.trim() === finding.before?.trim()) return finding;
  const { needsFact: _omitted, ...rest } = finding;
  const needsFact = placeholdersIn(text).slice(0, 8);
  return {
    ...rest,
    after: clipped(text, 2_000),
    isByModel: true,
    ...(needsFact.length > 0 && { needsFact }),
  };
};

/** A commentary, and the weak statements rewritten by the model from the facts of the résumé. */
const resumeAnalysisModel = defineModelPart<
  ResumeAnalysisInput,
  ResumeAnalysisResult,
  z.infer<typeof answer>
>({
  promptVersion: COMMENTARY_PROMPTS.resumeAnalysis.version,
  schema: answer,
  messages: (input, result) => ({
    system: COMMENTARY_PROMPTS.resumeAnalysis.system,
    data: {
      ...commentaryData({ target: input.target, modules: input.modules }, result),
      statements: result.findings
        .filter(isOpen)
        .slice(0, MAX_REWRITES)
        .map(({ id, before, issue, module }) => ({ findingId: id, text: before, issue, module })),
    },
  }),
  // A rewrite may state only facts of the résumé; the target position is a preference, not a fact.
  sources: (input, result, key) =>
    key === 'rewrites' ? [input.resume.document] : [input, new ComputedFacts(result)],
  merge: (result, { rewrites, ...comment }) => {
    const texts = new Map(rewrites.map(({ findingId, text }) => [findingId, text]));
    return {
      ...result,
      findings: result.findings.map((finding) => rewritten(finding, texts.get(finding.id))),
      commentary: commentaryOf(comment),
    };
  },
});

/** The service 简历分析. */
export const resumeAnalysisKind = defineKind({
  service: 'resumeAnalysis',
  input: resumeAnalysisInput,
  result: resumeAnalysisResult,
  analyse: analyseResume,
  report: reportOfResume,
  isFree: ({ overall }) => overall === null,
  model: resumeAnalysisModel,
  reference: {
    schema: resumeReference,
    answer: referenceOf,
    report: (input, result, reference) => reportOfReference(input, result, resumeReference.parse(reference)),
  },
});
