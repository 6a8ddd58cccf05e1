import { createApplication, moveApplication, saveApplication } from '@qicheng/contract/job-application/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';

type Input = InputOf<typeof createApplication>;
type Application = ResultOf<typeof createApplication>;

const hasSameFields = (created: Application, typed: object): boolean =>
  Object.entries(typed).every(
    ([name, value]) => JSON.stringify(created[name as keyof Application]) === JSON.stringify(value),
  );

/**
 * Adds an application. One that an earlier request with a lost response created is updated to the current
 * input.
 */
export async function addApplication({ requestKey, stage, stages, ...typed }: Input): Promise<Application> {
  const created = await call(createApplication, { requestKey, stage, stages, ...typed });
  const { id, version, outcome } = created;
  const saved = hasSameFields(created, typed)
    ? created
    : await call(saveApplication, { id, version, ...typed, outcome, stages: [] });
  if (stage === undefined || saved.stage === stage) return saved;
  return call(moveApplication, { id, from: saved.stage, to: stage, beforeId: null });
}
