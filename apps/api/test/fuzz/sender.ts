import { Agent, request } from 'node:http';
import { timeLimit } from '@qicheng/testing/open-database';

/** A raw request; nothing normalises `path`. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  milliseconds: number;
  /** Set when the connection ended without a response. */
  problem: string | null;
}

const GIVE_UP_MS = timeLimit(60_000);

/** Sends requests one after another over one connection. */
export class Sender {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly url: string) {}

  send({ method, path, headers, body }: RawRequest): Promise<RawAnswer> {
    const started = performance.now();
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve) => {
      const finish = (answer: Omit<RawAnswer, 'milliseconds'>) =>
        resolve({ ...answer, milliseconds: performance.now() - started });
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const options = { hostname, port, path, method, agent: this.agent, timeout: GIVE_UP_MS };
      const outgoing = request({ ...options, headers: { ...length, ...headers } }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', (error) => finish({ ...NOTHING, problem: error.message }));
        incoming.on('end', () =>
          finish({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(parts),
            problem: null,
          }),
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
      outgoing.on('error', (error) => finish({ ...NOTHING, problem: error.message }));
      outgoing.end(body ?? undefined);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

const NOTHING = { status: 0, headers: {}, body: Buffer.alloc(0) };
