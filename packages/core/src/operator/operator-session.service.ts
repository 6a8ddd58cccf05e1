import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type CommonFailure, Failure, CryptoService } from '../platform/index.js';
import { Throttle } from '../platform/throttle/index.js';
import { AuditLogService } from './audit-log.service.js';
import { isOperatorRole, type SignedInOperator } from './operator-role.js';
import { OperatorSessionRepository } from './operator-session.repository.js';
import { OperatorRepository } from './operator.repository.js';
import type { OperatorFailure } from './operator.service.js';
import { passwordMatches } from './password.js';

const SESSION_SECONDS = 12 * 60 * 60;
const WINDOW_SECONDS = 15 * 60;
// Strict per address and name, lenient per name: a stranger cannot lock an operator out with five attempts.
const MAX_TRIES = { nameAndAddress: 5, address: 20, name: 100 };

/** Sign-in under /ops, and authentication by session token. */
@Injectable()
export class OperatorSessionService {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly sessions: OperatorSessionRepository,
    private readonly throttle: Throttle,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Checks name and password; blocks for a while after too many failures. */
  async signIn(input: {
    name: string;
    password: string;
    ip: string;
  }): Promise<{ token: string; expiresAt: Date }> {
    const keys = this.triesKeys(input);
    await this.admit(keys);
    const found = await this.operators.findByName(input.name.slice(0, 60));
    const operator = found?.disabledAt === null ? found : null;
    if (!(await passwordMatches(input.password, operator?.passwordHash ?? null)) || operator === null) {
      throw new Failure<OperatorFailure>('operatorCredentialsWrong');
    }
    await this.throttle.reset([keys.nameAndAddress, keys.name]);
    await this.audit.record(`operator:${operator.name}`, 'operator.signIn', operator.name);
    const now = this.clock.now();
    const token = this.secrets.token();
    const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
    await this.sessions.insert({
      id: randomUUID(),
      tokenHash: this.hashOf(token),
      operatorId: operator.id,
      createdAt: now,
      expiresAt,
    });
    return { token, expiresAt };
  }

  /** The operator of the token's live session, or null. */
  async authenticate(token: string): Promise<SignedInOperator | null> {
    const operator = await this.sessions.findOperator(this.hashOf(token), this.clock.now());
    return operator !== null && isOperatorRole(operator.role) ? { ...operator, role: operator.role } : null;
  }

  /** Ends the session. */
  async signOut(token: string): Promise<void> {
    await this.sessions.revoke(this.hashOf(token), this.clock.now());
  }

  /** CSRF token for the forms of a session's pages. */
  formToken(token: string): string {
    return this.secrets.hash(`form:${token}`, 'token');
  }

  /** Whether a form has the CSRF token of this session. */
  isFormToken(token: string, formToken: string): boolean {
    return this.secrets.matches(`form:${token}`, formToken, 'token');
  }

  private hashOf(token: string): string {
    return this.secrets.hash(`operator-session:${token}`, 'token');
  }

  private triesKeys({ name, ip }: { name: string; ip: string }): Record<keyof typeof MAX_TRIES, string> {
    const key = (...parts: string[]) => `operator:${this.secrets.hash(JSON.stringify(parts), 'index')}`;
    return { nameAndAddress: key(name, ip), address: key('', ip), name: key(name) };
  }

  // Counted before the password is checked, so that parallel attempts cannot bypass the limit.
  private async admit(keys: Record<keyof typeof MAX_TRIES, string>): Promise<void> {
    const kinds = Object.keys(MAX_TRIES) as (keyof typeof MAX_TRIES)[];
    const counts = await this.throttle.hit(
      kinds.map((kind) => ({ key: keys[kind], seconds: WINDOW_SECONDS })),
    );
    const over = counts.filter(({ hits }, index) => hits > MAX_TRIES[kinds[index] ?? 'address']);
    if (over.length === 0) return;
    const endsAt = Math.max(...over.map(({ expiresAt }) => expiresAt.getTime()));
    const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - this.clock.now().getTime()) / 1000));
    throw new Failure<CommonFailure>('tooManyRequests', { retryAfterSeconds });
  }
}
