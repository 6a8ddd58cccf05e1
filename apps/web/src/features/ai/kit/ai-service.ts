/**
 * The kit of the AI pages. A service is an `AiService`, created from its descriptor by `defineAiService`; its page is
 *
 *     analysisPage({ service, gains: […], tips: […], Form, Result })
 *
 * or, if it needs more than a form and a result, `useAnalysisPageState(service)` and `AiPage`, which renders title, price,
 * tips, start, progress, refund, missing counts, history, result head and export bar. A service builds its form
 * (`fields.tsx`, `resume-chooser.tsx`, `ask-form.tsx`) and its result from the components of the kit.
 */
import type { getRun } from '@qicheng/contract/analysis/runs.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import type { CallOptions } from '@qicheng/contract/kit/client';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { z } from 'zod';

type AnyRun = ResultOf<typeof getRun>;

/** A run of a service, as the server returns it. */
export type RunOf<Result> = Omit<AnyRun, 'result'> & { result: Result | null };

/** A run in a list. */
export type RunSummary = Omit<AnyRun, 'input' | 'result'>;

interface RunPage {
  list: RunSummary[];
  total: number;
}

type Options = Pick<CallOptions, 'signal'>;

/** The reference answer of a run (参考答案): charged separately, once. */
export interface ReferenceOf<Reference> {
  schema: z.core.$ZodType<Reference>;
  start: (request: { runId: string; requestKey: string }, options?: Options) => Promise<RunOf<Reference>>;
}

/** Fields that the kit adds to a question. */
export interface RequestName {
  requestKey: string;
  /** Requested after a model failure; otherwise the server chooses. */
  engine?: 'rules';
}

/** What the kit needs to know about a service. */
export interface AiService<Question, Result, Reference = never> {
  key: AnalysisServiceName;
  title: string;
  /** What it does, in one sentence under the title. */
  purpose: string;
  /** Its limits, which users must know before paying. */
  limitations: string;
  /** Distinguishes 自定义提问 from the full analysis of the same service. */
  isCustom?: boolean;
  /** Schema of the result; stored results are validated by it. */
  schema: z.core.$ZodType<Result>;
  /** Starts a run; a repeated request key returns the same run and is charged once. */
  start: (question: Question & RequestName, options?: Options) => Promise<RunOf<Result>>;
  history: (paging: { page: number; limit: number }, options?: Options) => Promise<RunPage>;
  reference?: ReferenceOf<Reference>;
}

/** A service of any question and result type. */
export type AnyService = Pick<
  AiService<never, unknown, unknown>,
  'key' | 'title' | 'purpose' | 'limitations' | 'isCustom' | 'history'
>;
