import { z } from 'zod';
import { endpoint, file, reply, wire, wireFlag, wireId } from '../kit/endpoint.js';
import { anyRun } from './run.js';

/** State of a run; with `wait` the response arrives as soon as it ends, within 25 s. */
export const getRun = endpoint({
  route: 'POST /api/ai/runs/state',
  access: 'user',
  summary: 'AI 服务的进度与结果',
  input: wire({ runId: wireId, wait: wireFlag.optional() }),
  replies: { ok: reply(1, anyRun) },
});

/**
 * Progress of a run as server-sent events: `progress` {status, progress, stage}, then `result` (the run) or
 * `error` {`fault`, failure, isRefunded}. Model output is not included before it has been checked.
 */
export const streamRun = endpoint({
  route: 'GET /api/ai/runs/stream',
  access: 'user',
  summary: 'AI 服务的进度（事件流）',
  input: wire({ runId: wireId }),
  replies: { ok: file('text/event-stream') },
});

/** The reference answer requested earlier for a run; null if there is none. */
export const getRunReference = endpoint({
  route: 'POST /api/ai/runs/reference',
  access: 'user',
  summary: '已生成的参考答案',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, z.object({ run: anyRun.nullable() })) },
});

/**
 * Rescores the analysed résumé in its current state by rules only. Free, not listed, and replaces the
 * previous rescoring.
 */
export const rescoreRun = endpoint({
  route: 'POST /api/ai/runs/rescore',
  access: 'user',
  summary: '修改后重新计分',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, anyRun) },
});

/** The latest rescoring of a run's résumé since its analysis; null if there is none. */
export const getRunRescore = endpoint({
  route: 'POST /api/ai/runs/rescored',
  access: 'user',
  summary: '最近一次重新计分',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, z.object({ run: anyRun.nullable() })) },
});

/** Removes a finished run and its answers from the lists and erases its texts. */
export const removeRun = endpoint({
  route: 'POST /api/ai/runs/remove',
  access: 'user',
  summary: '删除 AI 服务的记录',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, undefined, '已删除') },
});
