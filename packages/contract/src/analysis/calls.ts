import type { AnalysisCallRole, AnalysisDescriptor } from '@qicheng/analysis/define-analysis';
import { z } from 'zod';
import {
  assumed,
  type DataReply,
  type Endpoint,
  endpoint,
  pageFields,
  reply,
  wire,
  wireId,
} from '../kit/endpoint.js';
import type { Wire } from '../kit/wire.js';
import { ownQuestion, runOf, runPage, startFields } from './run.js';

const { resumeId, engine, requestKey } = startFields;
const requestFields = { engine, requestKey };

type None = Record<never, never>;
type StartShape<D extends AnalysisDescriptor> = (D['hasSubject'] extends true
  ? typeof startFields
  : typeof requestFields) &
  D['question'] &
  (D['hasCustom'] extends true ? typeof ownQuestion : None);
type FilterShapes<D extends AnalysisDescriptor> = {
  resumeId: { resumeId: typeof resumeId };
  category: D['question'] extends { category: infer Field extends z.core.$ZodType }
    ? { category: z.ZodOptional<Field> }
    : None;
};
type FilterShape<D extends AnalysisDescriptor> = [NonNullable<D['filter']>] extends [never]
  ? None
  : FilterShapes<D>[NonNullable<D['filter']>];

type RunOf<Result extends z.core.$ZodType> = ReturnType<typeof runOf<Result>>;
type ReferenceOf<D> = D extends { reference?: infer Reference extends z.core.$ZodType | undefined }
  ? Exclude<Reference, undefined>
  : never;
type LastOf<D extends AnalysisDescriptor> = z.ZodObject<{ run: z.ZodNullable<RunOf<D['result']>> }>;

interface Shapes<D extends AnalysisDescriptor> {
  start: { input: Wire<StartShape<D>>; data: RunOf<D['result']> };
  reference: {
    input: Wire<{ runId: typeof wireId; requestKey: typeof requestKey }>;
    data: RunOf<ReferenceOf<D>>;
  };
  list: { input: Wire<typeof pageFields & FilterShape<D>>; data: typeof runPage };
  last: { input: Wire<FilterShape<D>>; data: LastOf<D> };
  listCustom: Shapes<D>['list'];
  lastCustom: Shapes<D>['last'];
}

type RouteOf<Call> = Call extends { path: infer Path extends `/${string}` } ? `POST ${Path}` : never;
export type AnalysisCalls<D extends AnalysisDescriptor> = {
  readonly [Role in keyof D['calls'] & AnalysisCallRole]: Endpoint<
    RouteOf<D['calls'][Role]>,
    Shapes<D>[Role]['input'],
    { ok: DataReply<Shapes<D>[Role]['data']> }
  >;
};

/** Optional list filters. */
function filterFields({ filter, question }: AnalysisDescriptor): Record<string, z.core.$ZodType> {
  if (filter === undefined) return {};
  if (filter === 'resumeId') return { resumeId };
  return { [filter]: z.optional(question[filter] ?? z.never()) };
}

type Part = (service: AnalysisDescriptor) => { input: z.core.$ZodType; data: z.core.$ZodType };
const list: Part = (service) => ({ input: wire({ ...pageFields, ...filterFields(service) }), data: runPage });
const last: Part = (service) => ({
  input: wire(filterFields(service)),
  data: z.object({ run: runOf(service.result).nullable() }),
});

const parts: Record<AnalysisCallRole, Part> = {
  start: ({ question, result, hasSubject, hasCustom }) => ({
    input: wire({
      ...(hasSubject ? startFields : {}),
      ...(hasSubject ? question : { ...question, ...requestFields }),
      ...(hasCustom ? ownQuestion : {}),
    }),
    data: runOf(result),
  }),
  reference: ({ reference }) => ({
    input: wire({ runId: wireId, requestKey }),
    data: runOf(reference ?? z.never()),
  }),
  list,
  last,
  listCustom: list,
  lastCustom: last,
};

const note = assumed('shapes are ours: [spec 7] shows none');
const ownPathsNote = assumed(
  'shapes are ours: [spec 7] shows none; the set is named there, its paths are ours',
);

const made = new WeakMap<AnalysisDescriptor, object>();

/** Calls that every service has: start, reference answer, list and newest run, by role. */
export function analysisCalls<D extends AnalysisDescriptor>(service: D): AnalysisCalls<D> {
  const calls = made.get(service) ?? makeCalls(service);
  made.set(service, calls);
  return calls as AnalysisCalls<D>;
}

function makeCalls(service: AnalysisDescriptor): object {
  const calls = Object.entries(service.calls).map(([role, { path, summary }]): [string, Endpoint] => {
    const { input, data } = parts[role as AnalysisCallRole](service);
    const definition = { route: `POST ${path}`, access: 'user', summary, input } as const;
    const replies = { ok: reply(1, data) };
    if (path.startsWith('/api/')) return [role, endpoint({ ...definition, replies })];
    return [role, endpoint({ ...definition, replies, note: service.hasOwnPaths ? ownPathsNote : note })];
  });
  return Object.fromEntries<Endpoint>(calls);
}

/** The same calls by their names in the API reference. */
export const operationsOf = (service: AnalysisDescriptor): Record<string, Endpoint> => {
  const calls = Object.entries<Endpoint | undefined>(analysisCalls(service));
  return Object.fromEntries(
    calls.flatMap(([role, call]) => {
      const named = service.calls[role as AnalysisCallRole];
      return named && call ? [[named.operation, call]] : [];
    }),
  );
};
