import { z } from 'zod';
import type { FailureReason } from '../failures.js';
import { ApiFailure } from './api-failure.js';
import { type DataReply, type Endpoint, hasOnlyOk, type InputOf, type ResultOf } from './endpoint.js';
import { firstMessage } from './message.js';

export interface CallOptions {
  /** Body encoding; a contract accepts both. Default: JSON. */
  encoding?: 'json' | 'form';
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** The file of a multipart request. */
  file?: Blob;
  fileName?: string;
}

export interface ClientOptions {
  baseUrl: string;
  fetch?: typeof fetch;
  token: () => string | null;
  /** [spec 9]: 100 000 ms. */
  timeoutMs?: number;
}

const envelope = z.object({
  code: z.number(),
  msg: z.string().catch(''),
  data: z.unknown(),
  // A newer server may send an unknown reason; it matches none.
  reason: z
    .custom<FailureReason>((value) => typeof value === 'string')
    .nullable()
    .catch(null),
});

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<ResultOf<E>>;

/** A typed client for all contracts; callers use domain names only. */
export function createClient({
  baseUrl,
  fetch: send = fetch,
  token,
  timeoutMs = 100_000,
}: ClientOptions): Call {
  return async (endpoint, input, options = {}) => {
    const timeout = new AbortController();
    const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
    const present = token();
    const request = encodeRequest(endpoint, input, options);
    const headers = { accept: 'application/json', ...request.headers, ...options.headers };
    // AbortSignal.timeout would keep the call and its response in memory until the limit, long after the
    // response.
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    try {
      const response = await send(baseUrl + request.url, {
        method: endpoint.method,
        headers: present === null ? headers : { ...headers, token: present },
        body: request.body,
        signal,
      }).catch((cause: unknown) => {
        if (options.signal?.aborted) throw cause;
        const isLate = timeout.signal.aborted;
        throw new ApiFailure(0, 0, isLate ? '请求超时，请稍后再试' : '网络连接失败，请检查网络');
      });
      return await readReply(endpoint, response);
    } finally {
      clearTimeout(timer);
    }
  };
}

interface EncodedRequest {
  url: string;
  headers: Record<string, string>;
  body: string | FormData | URLSearchParams | null;
}

/** How an input is sent, according to its contract. */
export function encodeRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): EncodedRequest {
  const encoded = encodeInput(endpoint, input);
  if (endpoint.method === 'GET') {
    const query = toForm(encoded).toString();
    return { url: query === '' ? endpoint.path : `${endpoint.path}?${query}`, headers: {}, body: null };
  }
  if (endpoint.upload) {
    const body = new FormData();
    for (const [key, value] of toForm(encoded)) body.append(key, value);
    if (options.file) body.append(endpoint.upload.field, options.file, options.fileName);
    return { url: endpoint.path, headers: {}, body };
  }
  return options.encoding === 'form'
    ? { url: endpoint.path, headers: {}, body: toForm(encoded) }
    : { url: endpoint.path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(encoded) };
}

/** Validates locally with the server's rules and messages. */
function encodeInput<E extends Endpoint>({ input: schema }: E, input: InputOf<E>): Record<string, unknown> {
  const encoded = z.safeEncode(schema, input);
  if (!encoded.success)
    throw new ApiFailure(400, 400, firstMessage(encoded.error), { reason: 'invalidInput' });
  return encoded.data as Record<string, unknown>;
}

/** Form fields of an encoded input: absent fields stay absent, objects become JSON text. */
export function toForm(encoded: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(encoded)) {
    if (value === undefined || value === null) continue;
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

async function readReply<E extends Endpoint>(endpoint: E, response: Response): Promise<ResultOf<E>> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // An error page of an intermediate proxy is not JSON either.
  if (response.ok && !isJson && givesFile(endpoint)) return (await readFile(response)) as ResultOf<E>;
  const parsed = envelope.safeParse(isJson ? await response.json().catch(() => null) : null);
  if (!parsed.success) throw new ApiFailure(response.status, 0, '服务暂时不可用，请稍后再试');
  const { code, msg, data, reason } = parsed.data;
  const outcome = response.ok ? findOutcome(endpoint, code) : null;
  if (outcome === null) {
    throw new ApiFailure(response.status, code, msg, {
      reason,
      data,
      retryAfterSeconds: retryAfter(response),
    });
  }
  const decoded = z.decode(outcome.reply.schema, data ?? undefined);
  return (hasOnlyOk(endpoint) ? decoded : { outcome: outcome.name, data: decoded }) as ResultOf<E>;
}

const givesFile = ({ replies }: Endpoint) => Object.values(replies).some(({ kind }) => kind === 'file');

function findOutcome(endpoint: Endpoint, code: number): { name: string; reply: DataReply } | null {
  for (const [name, reply] of Object.entries(endpoint.replies)) {
    if (reply.kind !== 'data') continue;
    // [spec 7]: code 1 or 200 means success.
    if (reply.code === code || (hasOnlyOk(endpoint) && (code === 1 || code === 200))) return { name, reply };
  }
  return null;
}

async function readFile(response: Response) {
  const disposition = response.headers.get('content-disposition') ?? '';
  const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '';
  return {
    name: decodeURIComponent(name),
    mime: response.headers.get('content-type') ?? 'application/octet-stream',
    content: new Uint8Array(await response.arrayBuffer()),
  };
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}
