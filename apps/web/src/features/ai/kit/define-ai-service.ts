import type { AnalysisCallRole, AnalysisDescriptor } from '@qicheng/analysis/define-analysis';
import { type AnalysisCalls, analysisCalls } from '@qicheng/contract/analysis/calls';
import type { CallOptions } from '@qicheng/contract/kit/client';
import type { Endpoint, InputOf } from '@qicheng/contract/kit/endpoint';
import type { z } from 'zod';
import { call } from '#src/lib/api.js';
import type { AiService } from './ai-service.js';

/** The question type of a service. */
export type QuestionOf<D extends AnalysisDescriptor> =
  AnalysisCalls<D> extends { start: infer Start extends Endpoint }
    ? Omit<InputOf<Start>, 'engine' | 'requestKey'>
    : never;
type ReferenceOf<D> = D extends { reference?: infer Reference }
  ? z.output<Extract<Reference, z.core.$ZodType>>
  : never;
type ServiceOf<D extends AnalysisDescriptor> = AiService<
  QuestionOf<D>,
  z.output<D['result']>,
  ReferenceOf<D>
>;

/** Creates the page's service from a descriptor; `isCustom` keeps free questions separate. */
export function defineAiService<D extends AnalysisDescriptor>(
  service: D,
  words: Pick<AiService<never, unknown>, 'title' | 'purpose' | 'limitations'>,
  { isCustom = false } = {},
): ServiceOf<D> {
  const calls: Partial<Record<AnalysisCallRole, Endpoint>> = analysisCalls(service);
  const to = (role: AnalysisCallRole) => (input: object, options?: Pick<CallOptions, 'signal'>) => {
    const endpoint = calls[role];
    if (!endpoint) throw new Error(`${service.name} has no ${role} endpoint`);
    return call(endpoint, input, options);
  };
  const made = {
    ...words,
    key: service.name,
    isCustom,
    schema: service.result,
    start: to('start'),
    history: to(isCustom ? 'listCustom' : 'list'),
    ...(service.reference && { reference: { schema: service.reference, start: to('reference') } }),
  };
  return made as unknown as ServiceOf<D>;
}
