import { wireFailures } from '@qicheng/contract/failures';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { z } from 'zod';
import { type FuzzCase, requestOf, verdictOf } from './fuzz-case.js';
import type { RawAnswer, RawRequest } from './sender.js';
import type { World } from './world.js';

/** The result of one request, with the tables that it changed. */
export interface Observation {
  answer: RawAnswer;
  changedTables: readonly string[];
  /** Tables in which rows of an uninvolved user changed. */
  foreignTables: readonly string[];
  newFiles: number;
  newJobs: number;
}

/** A broken rule and the evidence. */
export interface Breach {
  rule: string;
  detail: string;
}

interface Envelope {
  code: number;
  msg: string;
  reason?: string | undefined;
  data: unknown;
}

const MAX_BYTES = 262_144;
const envelopeSchema = z.strictObject({
  code: z.int(),
  msg: z.string(),
  reason: z.string().optional(),
  data: z.unknown(),
});

// Refusals after the contract has accepted the body, because only the handler can decide.
const LATER_REFUSALS = ['resumeDocumentInvalid', 'resumeTemplateUnknown'];

/**
 * Tables that a refused request may change. Each counts attempts or consumes a proof; otherwise guessing would be
 * unlimited. A refusal by the edge (400, 401, 413, 415, an unknown address) changes no table at all.
 */
const BOOKKEEPING: Readonly<Record<string, string>> = {
  throttle: 'a try counts towards its limit, also the refused one',
  captcha_challenge: 'a pass of the slider is good for one try',
  image_challenge: 'a pass of the picture is good for one try',
  code_challenge: 'a code has five tries and one use',
  step_grant: 'the proof of a step is good for one try, also when the account has gone meanwhile',
  used_ticket: 'what a partner signed is spent by the first look, whoever it was for',
};
/** The same for single calls. */
const BOOKKEEPING_OF: Readonly<Record<string, { table: string; because: string }>> = {
  'POST /myinfo/changemobile': {
    table: 'audit_entry',
    because: 'a change that its owner proved is recorded before it is made, so that none goes unrecorded',
  },
};
/** Not refusals: the work continues, and the response says so. */
const PROMISES: Readonly<Record<string, string>> = {
  'POST /word/getWord': 'exportNotReady',
  'POST /api/resume/share/file': 'sharedFileLate',
};
const EDGE_REFUSALS = [400, 401, 405, 413, 415, 431];
const NO_SUCH_CALL = 'notFound';

/** Tables that no API call writes. */
const UNTOUCHABLE = ['operator', 'operator_session', 'partner', 'setting', 'region', 'school'].concat([
  'school_mail_domain',
  'invitation',
]);

const LEAKS = [
  /\bat (?:async )?[\w.<>]* ?\(?(?:file:|\/)[^\s"]*/,
  /node_modules/,
  /Prisma/i,
  /\bP20\d\d\b/,
  /\bSELECT\b.{1,80}\bFROM\b|\bINSERT INTO\b|\bviolates\b|duplicate key|syntax error at|invalid input syntax/i,
  /"(?:\/(?:root|home|usr|tmp|var|work|etc|opt)\/)[^"]*/,
  /\b(?:TypeError|RangeError|ZodError|SyntaxError|ECONN\w+|ENOENT)\b/,
  /\bpostgres(?:ql)?\b|\bioredis\b|\bbullmq\b/i,
];

/** Checks everything that must hold for every response. */
export function judge(fuzzCase: FuzzCase, seen: Observation, world: World, slowLimit: number): Breach[] {
  const { answer } = seen;
  const request = requestOf(fuzzCase);
  if (answer.problem !== null) return [{ rule: 'a response arrives', detail: answer.problem }];
  const { envelope, breaches } = readEnvelope(fuzzCase, request, answer);
  return [
    ...breaches,
    ...judgeStatus(answer),
    ...judgeText(request, answer),
    ...judgeCanaries(fuzzCase, answer, world),
    ...judgeContract(fuzzCase, answer, envelope),
    ...judgeWrites(fuzzCase, seen, envelope),
    ...breach(answer.body.length > MAX_BYTES, 'at most 256 kB', String(answer.body.length)),
    ...breach(answer.milliseconds > slowLimit, 'answers in time', `${Math.round(answer.milliseconds)} ms`),
  ];
}

const breach = (isBroken: boolean, rule: string, detail: string): Breach[] =>
  isBroken ? [{ rule, detail }] : [];

function judgeStatus({ status, headers, body }: RawAnswer): Breach[] {
  const isLimit = status === 503 && 'retry-after' in headers;
  return breach(status >= 500 && !isLimit, 'no 5xx', `${status} ${body.toString().slice(0, 300)}`);
}

function readEnvelope({ endpoint }: FuzzCase, { method }: RawRequest, answer: RawAnswer) {
  const none = { envelope: null, breaches: [] };
  const type = answer.headers['content-type'] ?? '';
  // Node refuses a malformed HTTP request before any handler runs, without a body.
  const isOfNode = [400, 431].includes(answer.status) && answer.headers['x-request-id'] === undefined;
  if (isOfNode || method === 'HEAD' || method === 'OPTIONS') return none;
  const isFile = Object.values(endpoint.replies).some(({ kind }) => kind === 'file');
  if (isFile && answer.status === 200 && !type.includes('json')) return none;
  if (!type.startsWith('application/json'))
    return { envelope: null, breaches: breach(true, 'JSON is named so', `${answer.status} ${type}`) };
  const parsed = envelopeSchema.safeParse(parseJson(answer.body));
  if (!parsed.success)
    return { envelope: null, breaches: breach(true, 'envelope', answer.body.toString().slice(0, 300)) };
  const envelope: Envelope = parsed.data;
  const { msg, reason } = envelope;
  const isRefusal = !isSuccess(endpoint, envelope, answer);
  const isNamed = reason !== undefined && Object.hasOwn(wireFailures, reason);
  return {
    envelope,
    breaches: [
      ...breach(isRefusal && !/[\u4e00-\u9fff]/.test(msg), 'a refusal has a Chinese message', msg),
      ...breach(isRefusal !== isNamed, 'only a refusal has a known reason', `${msg} ${reason}`),
    ],
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function isSuccess(endpoint: Endpoint, envelope: Envelope | null, { status }: RawAnswer): boolean {
  if (status !== 200) return false;
  if (envelope === null) return true;
  return Object.values(endpoint.replies).some(
    (reply) => reply.kind === 'data' && reply.code === envelope.code,
  );
}

/** No internal detail is exposed, except text that the request contained. */
function judgeText(request: RawRequest, { body, headers }: RawAnswer): Breach[] {
  // Images are random text that may match any word, and a résumé may name any technology.
  const words = body.toString().replace(/data:image\/[^"]*|"document":"(?:[^"\\]|\\.)*"/g, '');
  const shown = `${JSON.stringify(headers)}\n${words}`;
  const sent = decodeURIComponentSafely(request.path) + (request.body?.toString() ?? '');
  return LEAKS.flatMap((leak) => {
    const [found] = leak.exec(shown) ?? [];
    return breach(found !== undefined && !sent.includes(found), 'no internal detail is exposed', found ?? '');
  });
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function judgeCanaries({ holder, endpoint }: FuzzCase, { body, headers }: RawAnswer, world: World): Breach[] {
  // B's token with A's credentials in the body may legitimately end as A.
  if (holder === 'b' && endpoint.access !== 'user') return [];
  const hidden = holder === 'b' ? world.a : world.b;
  const shown = `${JSON.stringify(headers)}${body.toString()}`;
  return hidden.canaries.flatMap((canary) =>
    breach(shown.includes(canary), 'no data of another user is exposed', canary),
  );
}

function judgeContract(fuzzCase: FuzzCase, answer: RawAnswer, envelope: Envelope | null): Breach[] {
  const { endpoint } = fuzzCase;
  const verdict = verdictOf(fuzzCase);
  if (verdict === 'refuses')
    return breach(answer.status < 400, 'what the contract rejects is refused', String(answer.status));
  if (verdict !== 'takes') return [];
  const isRefused = answer.status === 400 && !LATER_REFUSALS.includes(envelope?.reason ?? '');
  if (isRefused) return breach(true, 'what the contract accepts is accepted', envelope?.msg ?? '');
  if (!envelope || !isSuccess(endpoint, envelope, answer)) return [];
  const replies = Object.values(endpoint.replies);
  const fits = replies.some(
    (reply) =>
      reply.kind === 'data' &&
      reply.code === envelope.code &&
      z.safeParse(reply.schema, envelope.data ?? undefined).success,
  );
  return breach(!fits, 'the reply matches its contract', JSON.stringify(envelope).slice(0, 300));
}

function judgeWrites(fuzzCase: FuzzCase, seen: Observation, envelope: Envelope | null): Breach[] {
  const { answer, changedTables, foreignTables, newFiles, newJobs } = seen;
  const untouchable = changedTables.filter((table) => UNTOUCHABLE.includes(table));
  const always = [
    ...breach(untouchable.length > 0, 'no call writes to these tables', untouchable.join()),
    ...breach(foreignTables.length > 0, 'rows of other users are unchanged', foreignTables.join()),
  ];
  if (isSuccess(fuzzCase.endpoint, envelope, answer)) return always;
  if (envelope !== null && PROMISES[fuzzCase.endpoint.route] === envelope.reason) return always;
  const isEdge = EDGE_REFUSALS.includes(answer.status) || envelope?.reason === NO_SUCH_CALL;
  const written = isEdge ? changedTables : changedTables.filter((table) => !isBookkeeping(table, fuzzCase));
  return [
    ...always,
    ...breach(written.length > 0, 'a refusal writes nothing', `${answer.status} ${written.join()}`),
    ...breach(newFiles !== 0, 'a refusal leaves no file', String(newFiles)),
    ...breach(newJobs !== 0, 'a refusal leaves no job', String(newJobs)),
  ];
}

/** Returns whether a table counts attempts, so that a refused request may change it. */
export const isBookkeepingTable = (table: string): boolean => table in BOOKKEEPING;

const isBookkeeping = (table: string, { endpoint }: FuzzCase): boolean =>
  isBookkeepingTable(table) || BOOKKEEPING_OF[endpoint.route]?.table === table;
