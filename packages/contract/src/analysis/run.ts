import { engine, enginePreference } from '@qicheng/analysis/engine';
import { analysisServiceNames, analysisSteps } from '@qicheng/analysis/services';
import { z } from 'zod';
import { listOf, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';
import { resumeLanguage } from '../resume/fields.js';
import { analysisErrorMessages } from './failures.js';

/** Our own names, the same on the wire and in the pages; core's `errorCode` is sent as `fault`, its message as `failure`. */
const facts = {
  runId: wireId,
  service: z.enum(analysisServiceNames),
  step: z.enum(analysisSteps),
  parentId: wireId.nullable(),
  isCustom: wireFlag,
  resumeId: wireId.nullable(),
  /** In which language the résumé was read; null without one. */
  language: resumeLanguage.nullable(),
  title: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  progress: z.number().int().min(0).max(100),
  stage: z.string(),
  engine: engine.nullable(),
  score: z.number().int().nullable(),
  /** Why there is no result; null while running or done. */
  fault: z.enum(Object.keys(analysisErrorMessages) as (keyof typeof analysisErrorMessages)[]).nullable(),
  /** The same as a message; empty while running or done. */
  failure: z.string(),
  cost: z.number().int(),
  isRefunded: wireFlag,
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
};

/** A run without its result, for lists. */
export const runSummary = wire(facts);

/** A run whose result has this schema once it is done; `input` is the question. */
export const runOf = <Result extends z.core.$ZodType>(result: Result) =>
  wire({ ...facts, input: z.unknown(), result: z.nullable(result) });

/** A run of any service; the reader validates the result against the service's schema. */
export const anyRun = runOf(z.unknown());

/** One page of runs. */
export const runPage = listOf(runSummary);

/** Common fields of every start: the résumé (one of the user's or an imported file), the engine, the request key. */
export const startFields = {
  resumeId: wireId.optional(),
  importId: wireId.optional(),
  engine: enginePreference.optional(),
  requestKey: wireId.optional(),
};

/** A free-text question; its runs are listed separately. */
export const ownQuestion = {
  question: z.string().trim().min(1, '请填写问题').max(500, '问题不能超过 500 个字').optional(),
};

/** A start waits this long for the run to finish; after that the client polls its state. */
export const START_WAIT_MS = 4_000;
