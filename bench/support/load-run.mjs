// One flow of the load suite: warm-up, target rate, three times that, and recovery.
import { percentile } from './load.mjs';
import { openLoop } from './open-loop.mjs';

const OVERLOAD = 3;
const PROBES_PER_SECOND = 4;
const CALM = 3;
const RECOVERY_LIMIT_S = 90;

/**
 * @typedef {'accepted' | 'refused' | 'unhinted' | 'broken' | 'other'} Kind `unhinted` is a refusal without a retry time
 * @typedef {{ kind: Kind, ms: number, part: string | undefined, what: string }} Outcome `what` went wrong
 * @typedef {{ name: string, offered: number, seconds: number, outcomes: Outcome[], times: number[], lateMs: number,
 * cpu: number, lost: number, recovery: number | null, flow: import('./load-flows.mjs').Flow, isOverload: boolean }}
 * Phase
 */

/** @param {import('./open-loop.mjs').Answer} answer @returns {Kind} */
export function kindOf({ status, text, retryAfter }) {
  if (status === 200) return /^\{"(code":(1|200|202),|status":"ok")/.test(text) ? 'accepted' : 'other';
  if (status === 429 || status === 503) return Number(retryAfter) > 0 ? 'refused' : 'unhinted';
  return status >= 500 ? 'broken' : 'other';
}

const isWrong = (kind) => kind !== 'accepted' && kind !== 'refused';

/** Sends a flow and records the outcome of each request. */
export async function send(flow, { url, perSecond, seconds, chance }) {
  const under = new Map();
  const shot = (index) => {
    const made = flow.shot();
    under.set(index, made);
    return made;
  };
  const keep = (answer, index) => {
    const { part, answered } = under.get(index);
    under.delete(index);
    const kind = kindOf(answer);
    answered?.(kind, answer);
    const what = isWrong(kind) ? `${answer.status} ${answer.text.slice(0, 120)}` : '';
    return { kind, ms: answer.ms, part, what };
  };
  return openLoop({ url, perSecond, seconds, chance, shot, keep });
}

/** @returns {Promise<Phase>} */
async function runPhase(flow, { url, seconds, chance, factor, settle }) {
  const perSecond = flow.perSecond * factor;
  const since = new Date();
  const before = process.cpuUsage();
  const began = performance.now();
  const { shots: outcomes, lateMs, seconds: sent } = await send(flow, { url, perSecond, seconds, chance });
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1000 / (performance.now() - began);
  const isOverload = factor > 1;
  const recovery = isOverload ? await recover(flow, url) : null;
  if (flow.times) await settle();
  const timed = outcomes.filter(({ kind, part }) => kind === 'accepted' && (flow.isTimed?.(part) ?? true));
  const times = flow.times ? await flow.times(since) : timed.map(({ ms }) => ms);
  const lost = (await flow.lost?.()) ?? 0;
  const name = isOverload ? `  at ${factor}x` : flow.name;
  return {
    name,
    offered: perSecond,
    seconds: sent,
    outcomes,
    times,
    lateMs,
    cpu,
    lost,
    recovery,
    flow,
    isOverload,
  };
}

/** Seconds until three requests in a row are accepted and, if there is a goal, within it. */
async function recover(flow, url) {
  const began = performance.now();
  const limitMs = flow.waitsForJob ? Infinity : (flow.goal?.p99 ?? Infinity);
  let calmCount = 0;
  let since = 0;
  while (performance.now() - began < RECOVERY_LIMIT_S * 1000) {
    const at = (performance.now() - began) / 1000;
    const { shots } = await send(flow, { url, perSecond: PROBES_PER_SECOND, seconds: 1 });
    for (const [index, { kind, ms, part }] of shots.entries()) {
      const isTimed = flow.isTimed?.(part) ?? true;
      const isCalm = kind === 'accepted' && (!isTimed || ms <= limitMs);
      if (isCalm && calmCount === 0) since = at + index / PROBES_PER_SECOND;
      calmCount = isCalm ? calmCount + 1 : 0;
      if (calmCount === CALM) return since;
    }
  }
  return RECOVERY_LIMIT_S;
}

/**
 * @param {import('./load-flows.mjs').Flow} flow
 * @param {{ url: string, seconds: number, chance?: import('./chance.mjs').Chance, settle: () => Promise<void> }} terms
 * `settle` waits until no jobs are left @returns {Promise<Phase[]>}
 */
export async function runFlow(flow, terms) {
  const { url, seconds, settle } = terms;
  await send(flow, { url, perSecond: flow.perSecond, seconds: Math.max(1, seconds / 4) });
  await settle();
  const phases = [await runPhase(flow, { ...terms, factor: 1 })];
  await settle();
  if (flow.overloadP99 !== null) {
    phases.push(await runPhase(flow, { ...terms, factor: OVERLOAD }));
    await settle();
  }
  return phases;
}

const REFUSAL_MS = 50;
const RECOVERY_S = 10;

/** The results of a phase, and whether each goal was met. @param {Phase} phase */
export function judge({ flow, outcomes, times, seconds, isOverload, recovery, lost, ...phase }) {
  const count = (kind) => outcomes.filter((one) => one.kind === kind).length;
  const refused = outcomes.filter(({ kind }) => kind === 'refused' || kind === 'unhinted');
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
  const refusedP99 = percentile(
    refused.map(({ ms }) => ms),
    0.99,
  );
  const missed = [];
  const within = (name, value, limit) => value > limit && missed.push(name);
  if (isOverload) {
    within('p99', p99, flow.overloadP99 ?? Infinity);
    within('refusal', refusedP99, REFUSAL_MS);
    within('recovery', recovery ?? 0, RECOVERY_S);
  } else {
    within('p95', p95, flow.goal?.p95 ?? Infinity);
    within('p99', p99, flow.goal?.p99 ?? Infinity);
  }
  const wrong = { broken: count('broken'), other: count('other'), unhinted: count('unhinted'), lost };
  const isRight = Object.values(wrong).every((number) => number === 0);
  return {
    ...phase,
    ...wrong,
    isRight,
    missed,
    p50,
    p95,
    p99,
    refusedP99,
    recovery,
    accepted: count('accepted') / seconds,
    refused: refused.length,
    goal: goalOf(flow, isOverload),
    note: isOverload ? '' : (flow.note ?? ''),
    wrongs: [...new Set(outcomes.map(({ what }) => what).filter(Boolean))].slice(0, 5),
  };
}

function goalOf({ goal, overloadP99 }, isOverload) {
  if (!isOverload) return goal ? `${goal.p95} / ${goal.p99}` : '';
  return Number.isFinite(overloadP99) ? `- / ${overloadP99}` : '';
}
