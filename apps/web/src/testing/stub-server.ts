import { type FailureReason, wireFailures } from '@qicheng/contract/failures';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { z } from 'zod';

interface Answer {
  /** Rejects like the server, with the code, status and message of the reason. */
  reason?: FailureReason;
  status?: number;
  code?: number;
  msg?: string;
  /** In domain names; translated to wire names by the endpoint's contract. */
  data?: unknown;
  /** Answers with a file of this name. */
  fileName?: string;
}

export interface SentCall {
  path: string;
  body: unknown;
  headers: Headers;
}

type Responder = Answer | ((body: unknown) => Answer | Promise<Answer>);

const success = (endpoint: Endpoint) =>
  Object.values(endpoint.replies).find((reply) => reply.kind === 'data');

const fileNamed = (name: string): Response =>
  new Response('a file', {
    headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  });

const refused = (reason: FailureReason, data: unknown): Response => {
  const { code, message, status } = wireFailures[reason];
  return Response.json({ code, msg: message, reason, data }, { status });
};

/** Answers calls by their contracts without a network; an unexpected call fails the test. */
export function stubServer() {
  const answers = new Map<string, { endpoint: Endpoint; responder: Responder }>();
  const sent: SentCall[] = [];

  const respond = async (url: string, init: RequestInit): Promise<Response> => {
    const [path = '', query = ''] = url.split('?');
    const stub = answers.get(path);
    if (!stub) throw new Error(`no answer prepared for ${path}`);
    const text =
      typeof init.body === 'string'
        ? init.body
        : new URLSearchParams((init.body as URLSearchParams | null) ?? query).toString();
    const body: unknown = text.startsWith('{')
      ? JSON.parse(text)
      : Object.fromEntries(new URLSearchParams(text));
    sent.push({ path, body, headers: new Headers(init.headers) });
    const answer = typeof stub.responder === 'function' ? await stub.responder(body) : stub.responder;
    if (answer.fileName !== undefined) return fileNamed(answer.fileName);
    if (answer.reason !== undefined) return refused(answer.reason, answer.data ?? null);
    const reply = success(stub.endpoint);
    const isSuccess = answer.code === undefined && answer.status === undefined;
    const data =
      isSuccess && reply && answer.data !== undefined
        ? z.encode(reply.schema, answer.data)
        : (answer.data ?? null);
    const code = answer.code ?? (isSuccess ? (reply?.code ?? 1) : 0);
    return Response.json({ code, msg: answer.msg ?? '', data }, { status: answer.status ?? 200 });
  };

  const original = globalThis.fetch;
  globalThis.fetch = (url, init = {}) => respond(url instanceof Request ? url.url : url.toString(), init);
  return {
    sent,
    answer: (endpoint: Endpoint, responder: Responder = {}) =>
      answers.set(endpoint.path, { endpoint, responder }),
    callsTo: (endpoint: Endpoint) => sent.filter(({ path }) => path === endpoint.path),
    close: () => {
      globalThis.fetch = original;
    },
  };
}
