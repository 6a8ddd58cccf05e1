import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The ways in which a provider can fail [fault 10]. */
export const MODEL_FAULTS = [
  'reset',
  'unauthorised',
  'forbidden',
  'tooMany',
  'broken',
  'unavailable',
  'slowFirstByte',
  'stall',
  'cutStream',
  'badJson',
  'wrongShape',
  'empty',
  'contentFilter',
  'huge',
  'html',
  'drip',
  'keepAlive',
  'lengthCut',
] as const;
export type ModelFaultName = (typeof MODEL_FAULTS)[number];

/** A received request. */
export interface SeenRequest {
  authorization: string;
  raw: string;
  body: { model: string; messages: Array<{ role: string; content: string }>; [field: string]: unknown };
}

export interface ModelStub {
  /** The value of MODEL_BASE_URL. */
  baseUrl: string;
  requests: SeenRequest[];
  /** Sets what determines the response or the fault of each request. */
  behave(behaviour: (request: SeenRequest, count: number) => ModelBehaviour): void;
  close(): Promise<void>;
}

/** A response, optionally delayed, or a fault. */
export type ModelBehaviour = { answer: unknown; afterMs?: number } | { fault: ModelFaultName };

const piece = (content: string): string =>
  `data: ${JSON.stringify({ id: 'stub', object: 'chat.completion.chunk', created: 0, model: 'stub', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const ending = (reason: string): string =>
  `data: ${JSON.stringify({ id: 'stub', object: 'chat.completion.chunk', created: 0, model: 'stub', choices: [{ index: 0, delta: {}, finish_reason: reason }], usage: { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 } })}\n\ndata: [DONE]\n\n`;

const HALF = '{"summary":"';

/** Starts an OpenAI-compatible endpoint on this machine that responds as the test determines. */
export async function startModelStub(): Promise<ModelStub> {
  const requests: SeenRequest[] = [];
  let behaviour: (request: SeenRequest, count: number) => ModelBehaviour = () => ({ answer: {} });
  const timers = new Set<NodeJS.Timeout>();
  const server: Server = createServer((request, response) => {
    void readBody(request).then((raw) => {
      const seen: SeenRequest = {
        authorization: request.headers.authorization ?? '',
        raw,
        body: JSON.parse(raw) as SeenRequest['body'],
      };
      requests.push(seen);
      const does = behaviour(seen, requests.length);
      if ('answer' in does) return answerLater(response, does);
      return goWrong(does.fault, response, (work, ms) => {
        const timer = setInterval(work, ms);
        timers.add(timer);
        response.on('close', () => clearInterval(timer));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave: (next) => (behaviour = next),
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearInterval(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const streamOn = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });

function answer(response: ServerResponse, text: string): void {
  streamOn(response);
  for (let at = 0; at < text.length; at += 40) response.write(piece(text.slice(at, at + 40)));
  response.end(ending('stop'));
}

function answerLater(response: ServerResponse, behaviour: { answer: unknown; afterMs?: number }): void {
  const say = () => answer(response, textOf(behaviour.answer));
  if (behaviour.afterMs === undefined) return say();
  const timer = setTimeout(say, behaviour.afterMs);
  response.on('close', () => clearTimeout(timer));
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { message: 'stub', type: 'stub' } }));
}

type Repeat = (work: () => void, ms: number) => void;

function goWrong(fault: ModelFaultName, response: ServerResponse, repeat: Repeat): void {
  switch (fault) {
    case 'reset':
      return void response.destroy();
    case 'unauthorised':
      return refuse(response, 401);
    case 'forbidden':
      return refuse(response, 403);
    case 'tooMany':
      return refuse(response, 429, { 'retry-after': '1' });
    case 'broken':
      return refuse(response, 500);
    case 'unavailable':
      return refuse(response, 503, { 'retry-after': '3600' });
    case 'slowFirstByte':
      return; // held open until the client times out
    case 'stall':
      return void streamOn(response).write(piece(HALF));
    case 'cutStream':
      streamOn(response).write(piece(HALF));
      return void setImmediate(() => response.destroy());
    case 'badJson':
      return answer(response, '好的，下面是我的分析：总体不错。');
    case 'wrongShape':
      return answer(response, '{"score":100,"items":"many"}');
    case 'empty':
      return answer(response, '   ');
    case 'contentFilter':
      streamOn(response).write(piece(HALF));
      return void response.end(ending('content_filter'));
    case 'lengthCut':
      streamOn(response).write(piece(`${HALF}没有写完`));
      return void response.end(ending('length'));
    case 'huge':
      return flood(response);
    case 'html':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>502 Bad Gateway</body></html>');
    case 'drip':
      streamOn(response);
      return repeat(() => response.write(piece('字')), 20);
    case 'keepAlive':
      streamOn(response);
      return repeat(() => response.write(': keep-alive\n\n'), 20);
  }
}

function flood(response: ServerResponse): void {
  streamOn(response);
  const block = piece('长'.repeat(20_000));
  let left = 200;
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      if (!response.write(block)) return void response.once('drain', more);
    }
    response.end(ending('stop'));
  };
  more();
}
