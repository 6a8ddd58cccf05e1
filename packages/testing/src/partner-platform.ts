import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A request that arrived whole, with what the ticket of its header says. */
export interface Receipt {
  path: string;
  key: string | null;
  claims: Record<string, unknown> | null;
  body: Record<string, unknown> | null;
}

/**
 * How the platform behaves: takes what comes; takes it and breaks off instead of answering; takes it and never answers;
 * answers with a status.
 */
export type Behaviour = 'takes' | 'loses' | 'hangs' | number;

/** An employment platform that takes résumés and offers jobs, written from docs/PARTNER.md and nothing else of here. */
export class PartnerPlatform {
  readonly receipts: Receipt[] = [];
  behaviour: Behaviour = 'takes';
  /** What a request for jobs is answered with. */
  feed: unknown = null;
  private readonly keys = new Set<string>();
  private readonly server: Server = createServer((request, response) => void this.receive(request, response));
  private arrived: (() => void) | null = null;

  constructor(private key = '') {}

  /** Its host with the port. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The key that `pnpm ops partner` printed. */
  useKey(key: string): void {
    this.key = key;
  }

  /** Résumés and words to delete that count: each key once. */
  get taken(): number {
    return this.keys.size;
  }

  /** Resolves with the next request. */
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
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const digest = createHash('sha256').update(content).digest('base64url');
    return claims.aud === host && claims.digest === digest ? claims : null;
  }
}
