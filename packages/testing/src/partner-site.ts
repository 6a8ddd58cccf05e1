import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface PartnerSiteOptions {
  code: string;
  key: string;
  /** The host of the site under test, as it appears in tickets. */
  audience: string;
  /** Returns Unix seconds; the system clock unless a test sets its own. */
  now?: () => number;
}

interface ReturnVisit {
  path: string;
  /** The claims of the ticket if it was genuine, unused and for this host; otherwise null. */
  member: Record<string, unknown> | null;
  state: string | null;
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** Signs a ticket, implemented from docs/PARTNER.md without product code. */
export function signTicket(
  key: string,
  claims: object,
  header: object = { alg: 'HS256', typ: 'JWT' },
): string {
  const text = `${base64url(JSON.stringify(header))}.${base64url(JSON.stringify(claims))}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Returns the value of the cookie `__c` for a member name. */
export function signMemberProof(
  key: string,
  { code, seconds, nonce, member }: { code: string; seconds: number; nonce: string; member: string },
): string {
  const signature = createHmac('sha256', key)
    .update(`${code}.${seconds}.${nonce}.${member}`)
    .digest('base64url');
  return `${code}.${seconds}.${nonce}.${signature}`;
}

/** An employment platform as docs/PARTNER.md describes it: signs its members in to the site and receives them back. */
export class PartnerSite {
  readonly visits: ReturnVisit[] = [];
  private readonly seen = new Set<string>();
  private server: Server | undefined;
  private readonly now: () => number;

  constructor(private readonly options: PartnerSiteOptions) {
    this.now = options.now ?? (() => Math.floor(Date.now() / 1000));
  }

  /** Starts the server and returns its host with the port. */
  async listen(): Promise<string> {
    this.server = createServer((request, response) => {
      this.visits.push(this.receive(request.url ?? '/', request.headers.host ?? ''));
      response.end('ok');
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
  }

  /** Sets the key that `pnpm ops partner` printed. */
  useKey(key: string): void {
    this.options.key = key;
  }

  /** Returns a ticket for a member; `changes` are what an attacker or a faulty partner would send. */
  ticket(member: string, changes: Record<string, unknown> = {}, key = this.options.key): string {
    return signTicket(key, {
      iss: this.options.code,
      aud: this.options.audience,
      sub: member,
      iat: this.now(),
      jti: randomBytes(16).toString('base64url'),
      use: 'login',
      ...changes,
    });
  }

  /** Returns a signed query whether a member has an account. */
  query(member: string, changes: Record<string, unknown> = {}): string {
    return this.ticket(member, { use: 'query', ...changes });
  }

  proof(
    member: string,
    { seconds = this.now(), nonce = randomBytes(16).toString('base64url') } = {},
  ): string {
    return signMemberProof(this.options.key, { code: this.options.code, seconds, nonce, member });
  }

  private receive(address: string, host: string): ReturnVisit {
    const url = new URL(address, `http://${host}`);
    const ticket = url.searchParams.get('ticket');
    return {
      path: url.pathname,
      member: ticket === null ? null : this.open(ticket, host),
      state: url.searchParams.get('state'),
    };
  }

  private open(ticket: string, host: string): Record<string, unknown> | null {
    const [header = '', payload = '', signature = ''] = ticket.split('.');
    const expected = createHmac('sha256', this.options.key).update(`${header}.${payload}`).digest();
    const received = Buffer.from(signature, 'base64url');
    if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const isFresh = Math.abs(this.now() - Number(claims.iat)) <= 60;
    const isForUs = claims.aud === host && claims.use === 'return' && claims.iss === this.options.audience;
    if (!isFresh || !isForUs || this.seen.has(String(claims.jti))) return null;
    this.seen.add(String(claims.jti));
    return claims;
  }
}
