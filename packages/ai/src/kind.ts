import type { Report } from '@qicheng/analysis/report';
import type { AnalysisServiceName } from '@qicheng/analysis/services';
import type { z } from 'zod';

/** The answer that is requested after an analysis. */
export interface ReferenceAnswer<Input, Result> {
  readonly schema: z.ZodType;
  /** Deterministic, like `analyse`. */
  readonly answer: (input: Input, result: Result) => unknown;
  /** The answer as it is printed; `reference` is in `schema`. */
  readonly report?: (input: Input, result: Result, reference: unknown) => Report;
}

/**
 * What a language model adds to a result of the rules. It sees texts in which personal data is replaced, and
 * answers in `schema`; scores stay what the rules made them.
 */
export interface ModelPart<Input, Result, Extra = unknown> {
  readonly promptVersion: string;
  readonly schema: z.ZodType<Extra>;
  readonly messages: (input: Input, result: Result) => { system: string; data: Record<string, unknown> };
  /** Whether there is anything to ask; without it, whatever is paid for. */
  readonly isAsked?: (input: Input, result: Result) => boolean;
  readonly merge: (result: Result, extra: Extra, input: Input) => Result;
  /**
   * What the part of the answer under this key may state as a fact. Without it: what the input says. A text that the
   * person will sign must not draw on a job advertisement, so such a part names the résumé alone.
   */
  readonly sources?: (input: Input, result: Result, key: string) => readonly unknown[];
}

/** Keeps the types of a part together; a kind holds it without the shape of its answer. */
export const defineModelPart = <Input, Result, Extra>(
  part: ModelPart<Input, Result, Extra>,
): ModelPart<Input, Result> => part as unknown as ModelPart<Input, Result>;

/** One service: how its input and result look, and how the result is made. */
export interface AnalysisKind<Input = unknown, Result = unknown> {
  readonly service: AnalysisServiceName;
  readonly input: z.ZodType<Input>;
  readonly result: z.ZodType<Result>;
  /** Pure: the same input gives the same result, in under two seconds. */
  readonly analyse: (input: Input) => Result;
  /** The result as it is printed and exported; pure, made of the parts of @qicheng/analysis/report-parts. */
  readonly report?: (input: Input, result: Result) => Report;
  /** Whether a result gives so little that its counts are refunded: questions alone, for instance. */
  readonly isFree?: (result: Result) => boolean;
  readonly reference?: ReferenceAnswer<Input, Result>;
  readonly model?: ModelPart<Input, Result>;
}

/** Keeps the types of a service together; the registry holds them without. */
export const defineKind = <Input, Result>(
  kind: Omit<AnalysisKind<Input, Result>, 'model'> & { model?: NoInfer<ModelPart<Input, Result>> },
): AnalysisKind => kind as unknown as AnalysisKind;
