import { engine, enginePreference } from '@qicheng/analysis/engine';
import { analysisServiceNames, analysisSteps } from '@qicheng/analysis/services';
import { z } from 'zod';
import { listOf, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';
import { analysisErrorMessages } from './failures.js';

/** Decimal places and names of our own (docs/adr/0006): on the wire as inside. */
const facts = {
  runId: wireId,
  service: z.enum(analysisServiceNames),
  step: z.enum(analysisSteps),
  parentId: wireId.nullable(),
  isCustom: wireFlag,
  resumeId: wireId.nullable(),
  title: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  progress: z.number().int().min(0).max(100),
  stage: z.string(),
  engine: engine.nullable(),
  score: z.number().int().nullable(),
  /** Why there is no result; null while it is under way or done. */
  fault: z.enum(Object.keys(analysisErrorMessages) as (keyof typeof analysisErrorMessages)[]).nullable(),
  /** The same in words; empty while it is under way or done. */
  failure: z.string(),
  cost: z.number().int(),
  isRefunded: wireFlag,
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
};

/** A run without its result, for lists. */
export const runSummary = wire(facts);

/** A run whose result, once it is done, has this shape; `input` is what it was asked. */
export const runOf = <Result extends z.ZodType>(result: Result) =>
  wire({ ...facts, input: z.unknown(), result: result.nullable() });

/** A run of any service; who reads it checks the result by the service's shape. */
export const anyRun = runOf(z.unknown());

/** One page of runs. */
export const runPage = listOf(runSummary);

/** What every start carries: the résumé (one of mine, or a file that was read), the engine, the request's name. */
export const startFields = {
  resumeId: wireId.optional(),
  importId: wireId.optional(),
  engine: enginePreference.optional(),
  requestKey: wireId.optional(),
};

/** A question in the person's own words; its runs stand in a list of their own. */
export const ownQuestion = {
  question: z.string().trim().min(1, '请填写问题').max(500, '问题不能超过 500 个字').optional(),
};

/** A run is answered for at once when it takes no longer than this; else it goes on and its state is asked for. */
export const START_WAIT_MS = 4_000;
