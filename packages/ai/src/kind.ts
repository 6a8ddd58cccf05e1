import type { Report } from '@qicheng/analysis/report';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { z } from 'zod';

/** The reference answer that may be requested after an analysis. */
export interface ReferenceAnswer<Input, Result> {
  readonly schema: z.ZodType;
  /** Deterministic, like `analyse`. */
  readonly answer: (input: Input, result: Result) => unknown;
  /** The printed answer; `reference` matches `schema`. */
  readonly report?: (input: Input, result: Result, reference: unknown) => Report;
}

/**
 * The contribution of a language model to a rule result. The model sees texts with personal data replaced and answers
 * in `schema`; it cannot change scores.
 */
export interface ModelPart<Input, Result, Extra = unknown> {
  readonly promptVersion: string;
  readonly schema: z.ZodType<Extra>;
  readonly messages: (input: Input, result: Result) => { system: string; data: Record<string, unknown> };
  /** Whether there is anything to ask the model; if absent, every paid run asks. */
  readonly isAsked?: (input: Input, result: Result) => boolean;
  readonly merge: (result: Result, extra: Extra, input: Input) => Result;
  /**
   * The facts that this part of the answer may state; by default those of the input. A text that the user will sign must
   * not take facts from a job posting, so such a part names the résumé only.
   */
  readonly sources?: (input: Input, result: Result, key: string) => readonly unknown[];
}

/** Checks the types of a part against each other and then erases the type of its answer. */
export const defineModelPart = <Input, Result, Extra>(
  part: ModelPart<Input, Result, Extra>,
): ModelPart<Input, Result> => part as unknown as ModelPart<Input, Result>;

/** One service: the schemas of its input and result, and the function that produces the result. */
export interface AnalysisKind<Input = unknown, Result = unknown> {
  readonly service: AnalysisServiceName;
  readonly input: z.ZodType<Input>;
  readonly result: z.ZodType<Result>;
  /** Pure: the same input gives the same result, in under two seconds. */
  readonly analyse: (input: Input) => Result;
  /** The result as a printable report; pure, built from @qicheng/analysis/report-parts. */
  readonly report?: (input: Input, result: Result) => Report;
  /** A better title of the run, known from its result; null keeps that of the question. */
  readonly titleOf?: (result: Result) => string | null;
  /** Whether the result is so thin that its counts are refunded: for instance, questions only. */
  readonly isFree?: (result: Result, input: Input) => boolean;
  /**
   * Whether the result speaks of employers, titles, certificates and skills, so that implausible names and certificates
   * that are no longer valid are left out.
   */
  readonly buildsOnNames?: true;
  readonly reference?: ReferenceAnswer<Input, Result>;
  readonly model?: ModelPart<Input, Result>;
}

/** Checks the types of a service against each other; the registry erases them. */
export const defineKind = <Input, Result>(
  kind: Omit<AnalysisKind<Input, Result>, 'model'> & { model?: NoInfer<ModelPart<Input, Result>> },
): AnalysisKind => kind as unknown as AnalysisKind;
