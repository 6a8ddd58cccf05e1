import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request that was received completely, with the claims of its ticket. */
export interface Receipt {
  path: string;
  key: string | null;
  claims: Record<string, unknown> | null;
  body: Record<string, unknown> | null;
}

/**
 * How the platform responds: accepts; accepts but closes the connection without a response; accepts but never responds;
 * or returns a status.
 */
export type Behaviour = 'takes' | 'loses' | 'hangs' | number;

/**
 * An employment platform that receives résumés and offers jobs, implemented from docs/PARTNER.md without product code.
 */
export class PartnerPlatform {
  readonly receipts: Receipt[] = [];
  behaviour: Behaviour = 'takes';
  /** The response to a request for jobs. */
  feed: unknown = null;
  private readonly keys = new Set<string>();
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));
  private arrived: (() => void) | null = null;

  constructor(private key = '') {}

  /** Starts the server and returns its host with the port. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Sets the key that `pnpm ops partner` printed. */
  useKey(key: string): void {
    this.key = key;
  }

  /** Returns how many résumés and deletions were accepted, each idempotency key counted once. */
  get taken(): number {
    return this.keys.size;
  }

  /** Resolves when the next request arrives. */
  nextArrival(): Promise<void> {
    return new Promise((resolve) => (this.arrived = resolve));
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await readText(request).catch(() => null);
    if (content === null) return;
    const key = request.headers['idempotency-key'];
    const ticket = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const claims = this.open(ticket, request.headers.host ?? '', content);
    const body = content === '' ? null : (JSON.parse(content) as Record<string, unknown>);
    this.receipts.push({ path: request.url ?? '', key: typeof key === 'string' ? key : null, claims, body });
    this.arrived?.();
    if (claims === null) return void response.writeHead(401).end();
    if (typeof this.behaviour === 'number') return void response.writeHead(this.behaviour).end();
    const isRepeated = typeof key === 'string' && this.keys.has(key);
    if (typeof key === 'string') this.keys.add(key);
    if (this.behaviour === 'hangs') return;
    if (this.behaviour === 'loses') return void request.socket.destroy();
    response.writeHead(isRepeated ? 409 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body === null ? this.feed : { accepted: true }));
  }

  private open(ticket: string, host: string, content: string): Record<string, unknown> | null {
    const [header = '', payload = '', signature = ''] = ticket.split('.');
    const expected = createHmac('sha256', this.key).update(`${header}.${payload}`).digest();
    const received = Buffer.from(signature, 'base64url');
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const digest = createHash('sha256').update(content).digest('base64url');
    return claims.aud === host && claims.digest === digest ? claims : null;
  }
}
