/**
 * The kit of the AI pages. A service is a value of `AiService`, made of its descriptor by `defineAiService`; its page is
 *
 *     analysisPage({ service, gains: […], tips: […], Form, Result })
 *
 * or, where it holds more than a form and a result, `useAnalysisPageState(service)` and `AiPage`, which draws title, price,
 * tips, start, progress, refund, lacking counts, history, result head and export bar. A service adds its form
 * (`fields.tsx`, `resume-chooser.tsx`, `ask-form.tsx`) and its result out of the kit's parts.
 */
import type { getRun } from '@qicheng/contract/analysis/runs.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { CallOptions } from '@qicheng/contract/kit/client';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { z } from 'zod';

type AnyRun = ResultOf<typeof getRun>;

/** A run of one service as the server tells it. */
export type RunOf<Result> = Omit<AnyRun, 'result'> & { result: Result | null };

/** A run in a list. */
export type RunSummary = Omit<AnyRun, 'input' | 'result'>;

interface RunPage {
  list: RunSummary[];
  total: number;
}

type Options = Pick<CallOptions, 'signal'>;

/** The reference answer of a run (参考答案): charged by itself, once. */
export interface ReferenceOf<Reference> {
  schema: z.ZodType<Reference>;
  start: (asked: { runId: string; requestKey: string }, options?: Options) => Promise<RunOf<Reference>>;
}

/** What the kit adds to a question. */
export interface RequestName {
  requestKey: string;
  /** Asked for after a model failed; else the server's choice. */
  engine?: 'rules';
}

/** What the kit has to know of a service. */
export interface AiService<Question, Result, Reference = never> {
  key: AnalysisServiceName;
  title: string;
  /** What it does, one sentence under the title. */
  does: string;
  /** What it does not do: limits that a person must know before paying. */
  doesNot: string;
  /** Separates what shares a service, 自定义提问 from the rest. */
  isCustom?: boolean;
  /** The result's shape; what is read later is checked by it. */
  schema: z.ZodType<Result>;
  /** Starts a run; a repeated request key is the same run and is charged once. */
  start: (question: Question & RequestName, options?: Options) => Promise<RunOf<Result>>;
  history: (paging: { page: number; limit: number }, options?: Options) => Promise<RunPage>;
  reference?: ReferenceOf<Reference>;
}

/** A service whatever it asks and answers. */
export type AnyService = Pick<
  AiService<never, unknown, unknown>,
  'key' | 'title' | 'does' | 'doesNot' | 'isCustom' | 'history'
>;
