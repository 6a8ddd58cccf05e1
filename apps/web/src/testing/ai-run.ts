import type { RunOf } from '#src/features/ai/kit/ai-service.js';

export const RUN_ID = '01939b3c-0000-7000-8000-0000000000a1';

/** A finished run of a service, as the server returns it. */
export const finishedRun = <Result>(
  result: Result | null,
  more: Partial<RunOf<Result>> = {},
): RunOf<Result> => ({
  runId: RUN_ID,
  service: 'offer',
  step: 'analysis',
  parentId: null,
  isCustom: false,
  resumeId: null,
  language: null,
  title: '云帆科技、南山银行',
  status: 'done',
  progress: 100,
  stage: '',
  engine: { mode: 'rules', rulesVersion: '2026.11' },
  score: null,
  fault: null,
  failure: '',
  cost: 1,
  isRefunded: false,
  createdAt: new Date(2026, 10, 21, 9),
  finishedAt: new Date(2026, 10, 21, 9),
  input: null,
  result,
  ...more,
});
