import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Drain } from './drain.js';

/** Pending responses, by path. */
const pending = new Map<string, () => void>();
let server: Server;
let drain: Drain;
let agent: Agent;

beforeEach(async () => {
  agent = new Agent({ keepAlive: true, maxSockets: 10 });
  server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/begun')) response.write('begun');
    if (path === '/') response.end('ok');
    else pending.set(path, () => response.end('late'));
  });
  drain = new Drain(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function ask(path: string): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ agent, port, path, host: '127.0.0.1' }, resolve).once('error', reject);
  });
}

const closed = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
const untilHeld = async (path: string) => {
  while (!pending.has(path)) await new Promise((resolve) => setImmediate(resolve));
};

describe('Drain', () => {
  it('ends with the last response, although clients keep their connections open', async () => {
    expect((await ask('/').then(kept)).connection).toBe('keep-alive');
    const late = ask('/late');
    await untilHeld('/late');
    await drain.begin(0);
    const end = closed();
    pending.get('/late')?.();
    expect(await late.then(kept)).toEqual({ connection: 'close', body: 'late' });
    await end;
  });

  it('closes a connection whose response had already started', async () => {
    const answer = await ask('/begun');
    await drain.begin(0);
    const end = closed();
    pending.get('/begun')?.();
    expect(await kept(answer)).toEqual({ connection: 'keep-alive', body: 'begunlate' });
    await end;
  });

  it('still responds during the notice period, and announces the shutdown', async () => {
    await ask('/').then(kept);
    const notice = drain.begin(100);
    expect(await ask('/').then(kept)).toEqual({ connection: 'close', body: 'ok' });
    await notice;
    await closed();
  });
});

async function kept(answer: IncomingMessage): Promise<{ connection: string | undefined; body: string }> {
  return { connection: answer.headers.connection, body: await text(answer) };
}
