import { moduleChoice, resumeQuestion, seekerStages } from '@qicheng/analysis/resume-analysis';
import { resumeAnalysisResult, resumeReference } from '@qicheng/analysis/resume-analysis-result';
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
import { runOf, runPage, startFields } from './run.js';

const note = assumed('shapes are ours: [spec 7] shows none');
const run = runOf(resumeAnalysisResult);
const { resumeId, importId, engine, requestKey } = startFields;

/** The parts that an analysis can check at a stage; with a résumé, which of them it has. */
export const listResumeModules = endpoint({
  route: 'POST /ai/getResumeAnalyseModule',
  access: 'optional',
  summary: '简历分析的模块',
  input: wire({ resumeId, importId, stage: z.enum(seekerStages).optional() }),
  replies: { ok: reply(1, z.object({ stage: z.enum(seekerStages), list: z.array(moduleChoice) })) },
  note,
});

/** Analyses a résumé; answers with the run as it stands after a few seconds, mostly done. */
export const startResumeAnalysis = endpoint({
  route: 'POST /ai/resumeAiAnalyse',
  access: 'user',
  summary: '简历分析',
  input: wire({ ...startFields, ...resumeQuestion }),
  replies: { ok: reply(1, run) },
  note,
});

/** Writes out the weak statements of an analysed résumé; charged once, the same answer afterwards. */
export const startResumeReference = endpoint({
  route: 'POST /ai/resumeAiReferenceAnswer',
  access: 'user',
  summary: '简历分析的参考答案',
  input: wire({ runId: wireId, requestKey }),
  replies: { ok: reply(1, runOf(resumeReference)) },
  note,
});

/**
 * Reads an uploaded file and analyses it. Until the file has been read `run` is null and the call is repeated with
 * the id of the reading; a file that cannot be read says why and costs nothing.
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

/** My analyses, newest first; those of one résumé where it is named. */
export const listResumeAnalyses = endpoint({
  route: 'POST /ai/getResumeAnalyseHistory',
  access: 'user',
  summary: '简历分析的历史记录',
  input: wire({ ...pageFields, resumeId }),
  replies: { ok: reply(1, runPage) },
  note,
});

/** My newest finished analysis with its result; null when there is none. */
export const lastResumeAnalysis = endpoint({
  route: 'POST /ai/getResumeLastAnalyse',
  access: 'user',
  summary: '最近一次简历分析',
  input: wire({ resumeId }),
  replies: { ok: reply(1, z.object({ run: run.nullable() })) },
  note,
});

/** How many analyses I made, what the next one takes, and what is left. */
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

/** My résumés to choose from, each with its newest analysis. */
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
