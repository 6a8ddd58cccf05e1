import { resumeAnalysis } from '@qicheng/analysis/descriptors/resume-analysis';
import { moduleChoice, resumeQuestion, seekerStages } from '@qicheng/analysis/resume-analysis';
import { resumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { z } from 'zod';
import {
  assumed,
  endpoint,
  listOf,
  pageFields,
  reply,
  wire,
  wireDate,
  wireFlag,
  wireId,
} from '../kit/endpoint.js';
import { resumeLanguage } from '../resume/fields.js';
import { analysisCalls } from './calls.js';
import { runOf, startFields } from './run.js';

const note = assumed('shapes are ours: [spec 7] shows none');
const run = runOf(resumeAnalysisResult);
const { resumeId, importId, engine, requestKey } = startFields;

export const {
  start: startResumeAnalysis,
  reference: startResumeReference,
  list: listResumeAnalyses,
  last: lastResumeAnalysis,
} = analysisCalls(resumeAnalysis);

/** The parts that an analysis can check at a career stage; with a résumé, also which of them it has. */
export const listResumeModules = endpoint({
  route: 'POST /ai/getResumeAnalyseModule',
  access: 'optional',
  summary: '简历分析的模块',
  input: wire({ resumeId, importId, stage: z.enum(seekerStages).optional() }),
  replies: {
    ok: reply(
      1,
      z.object({
        stage: z.enum(seekerStages),
        /** The languages of the résumé, the most complete one first; `missing` counts texts that only the other has. */
        languages: z.array(z.object({ language: resumeLanguage, missing: z.number().int().min(0) })),
        list: z.array(moduleChoice),
      }),
    ),
  },
  note,
});

/**
 * Parses an uploaded file and analyses it. `run` is null until parsing finishes; repeat the call with the
 * import id. If the file cannot be parsed, the response says why and nothing is charged.
 */
export const analyseResumeFile = endpoint({
  route: 'POST /ai/resumeAiAnalysis',
  access: 'user',
  summary: '上传简历并分析',
  input: wire({ fileId: wireId.optional(), importId, engine, requestKey, ...resumeQuestion }),
  replies: {
    ready: reply(1, z.object({ importId: wireId, run })),
    later: reply(202, z.object({ importId: wireId, run: z.null() })),
  },
  note,
});

/** How many analyses the user has run, the price of the next one, and the balance. */
export const countResumeAnalyses = endpoint({
  route: 'POST /ai/getResumeAnalyseCount',
  access: 'user',
  summary: '简历分析次数',
  input: wire({ resumeId }),
  replies: {
    ok: reply(
      1,
      wire({
        total: z.number().int().min(0),
        cost: z.number().int().min(0),
        count: z.number().int().min(0),
        isUnlimited: wireFlag,
      }),
    ),
  },
  note,
});

/** The user's résumés to choose from, each with its latest analysis. */
export const listAnalysableResumes = endpoint({
  route: 'POST /ai/getMakeResume',
  access: 'user',
  summary: '可供分析的简历',
  input: wire(pageFields),
  replies: {
    ok: reply(
      1,
      listOf(
        wire({
          resumeId: wireId,
          title: z.string(),
          language: z.enum(['zh', 'en']),
          updatedAt: wireDate,
          last: wire({ runId: wireId, score: z.number().int().nullable(), createdAt: wireDate }).nullable(),
        }),
      ),
    ),
  },
  note,
});
