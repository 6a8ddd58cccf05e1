import { z } from 'zod';
import { endpoint, file, reply, wire, wireFlag, wireId } from '../kit/endpoint.js';
import { anyRun } from './run.js';

/** Where a run stands; with `wait` the answer comes as soon as it is over, within 25 s. */
export const getRun = endpoint({
  route: 'POST /api/ai/runs/state',
  access: 'user',
  summary: 'AI 服务的进度与结果',
  input: wire({ runId: wireId, wait: wireFlag.optional() }),
  replies: { ok: reply(1, anyRun) },
});

/**
 * A run as it goes on, as server-sent events: `progress` {status, progress, stage}, then `result` (the run) or `error`
 * {`fault`, failure, isRefunded}. A model's words are not in it before they were checked.
 */
export const streamRun = endpoint({
  route: 'GET /api/ai/runs/stream',
  access: 'user',
  summary: 'AI 服务的进度（事件流）',
  input: wire({ runId: wireId }),
  replies: { ok: file('text/event-stream') },
});

/** The reference answer of a run that was asked for before; null when none was. */
export const getRunReference = endpoint({
  route: 'POST /api/ai/runs/reference',
  access: 'user',
  summary: '已生成的参考答案',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, z.object({ run: anyRun.nullable() })) },
});

/**
 * The résumé of an analysis as it is now, judged by the rules alone. Costs nothing, stands in no list, and takes the
 * place of the scoring before it.
 */
export const rescoreRun = endpoint({
  route: 'POST /api/ai/runs/rescore',
  access: 'user',
  summary: '修改后重新计分',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, anyRun) },
});

/** The newest scoring of a run's résumé since its analysis; null when there is none. */
export const getRunRescore = endpoint({
  route: 'POST /api/ai/runs/rescored',
  access: 'user',
  summary: '最近一次重新计分',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, z.object({ run: anyRun.nullable() })) },
});

/** Takes a finished run and its answers out of the lists; its texts are erased. */
export const removeRun = endpoint({
  route: 'POST /api/ai/runs/remove',
  access: 'user',
  summary: '删除 AI 服务的记录',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, undefined, '已删除') },
});
