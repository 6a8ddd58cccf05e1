import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, CryptoService } from '../../platform/index.js';
import { type OwnSession, SessionRepository } from './session.repository.js';

const MILLISECONDS = 1_000;
const MOST_ENTRIES = 10_000;

/** Caches live sessions for a second, so that a page's burst of calls asks the database once ([AU5]: 1 s). */
export class SessionCache {
  private readonly entries = new LRUCache<string, { userId: string; until: number }>({ max: MOST_ENTRIES });

  get(id: string, now: Date): string | null {
    const entry = this.entries.get(id);
    return entry && entry.until > now.getTime() ? entry.userId : null;
  }

  put(id: string, userId: string, now: Date): void {
    this.entries.set(id, { userId, until: now.getTime() + MILLISECONDS });
  }

  forget(id: string): void {
    this.entries.delete(id);
  }

  clear(): void {
    this.entries.clear();
  }
}

const DAY = 86_400_000;
const LIFETIME = 30 * DAY;
// However much it is used, a session asks for a new sign-in after half a year.
const LONGEST = 180 * DAY;
// A session slides, but its row is not written on every call.
const EXTEND_EVERY = 3_600_000;

/** What a token says: whose it is, and the session whose row decides whether it still counts. */
export interface TokenClaims {
  sub: string;
  jti: string;
}

export interface Authenticated {
  userId: string;
  sessionId: string;
}

const MOST_LISTED = 100;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Sessions of 30 days that slide with use, for half a year at most. The token is only a signed name of the row; the row is the truth. */
@Injectable()
export class SessionService {
  private readonly cache = new SessionCache();

  constructor(
    private readonly sessions: SessionRepository,
    private readonly jwt: JwtService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Opens a session for a user who has just proven who they are. */
  async open(
    userId: string,
    client: { ip: string; userAgent: string; method?: string },
  ): Promise<{ token: string; sessionId: string }> {
    const id = randomUUID();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME);
    const ipHash = addressIndexOf(this.secrets, client.ip);
    await this.sessions.add({
      id,
      userId,
      userAgent: client.userAgent,
      ipHash,
      method: client.method ?? '',
      createdAt,
      expiresAt,
    });
    return { token: this.tokenOf({ userId, sessionId: id }), sessionId: id };
  }

  /** Whose live session a token names; null when it is forged, expired or revoked. */
  async authenticate(token: string): Promise<Authenticated | null> {
    const claims = await this.jwt.verifyAsync<TokenClaims>(token).catch(() => null);
    return claims && this.authenticateClaims(claims);
  }

  /** The same for a token whose signature has been checked already. */
  async authenticateClaims({ sub, jti }: TokenClaims): Promise<Authenticated | null> {
    if (!UUID.test(jti) || !UUID.test(sub)) return null;
    const now = this.clock.now();
    const userId = this.cache.get(jti, now) ?? (await this.readLive(jti, now));
    return userId === sub ? { userId, sessionId: jti } : null;
  }

  /** The token of a session; the same each time. */
  tokenOf({ userId, sessionId }: Authenticated): string {
    return this.jwt.sign({ sub: userId, jti: sessionId }, { noTimestamp: true });
  }

  /** Ends one session; its token is dead at once here and within a second in other processes. */
  async revoke(sessionId: string): Promise<void> {
    await this.sessions.revoke(sessionId, this.clock.now());
    this.cache.forget(sessionId);
  }

  /** Where a user is signed in, the latest used first. */
  listOf(userId: string): Promise<OwnSession[]> {
    return this.sessions.listLive(userId, this.clock.now(), MOST_LISTED);
  }

  /** Ends one session of a user; false when it is not theirs or over already. */
  async revokeOf(userId: string, sessionId: string): Promise<boolean> {
    const isRevoked = await this.sessions.revokeOf(userId, sessionId, this.clock.now());
    if (isRevoked) this.cache.forget(sessionId);
    return isRevoked;
  }

  /** Ends the sessions of a user everywhere but here. */
  async revokeOthersOf({ userId, sessionId }: Authenticated): Promise<void> {
    await this.sessions.revokeAllOf(userId, this.clock.now(), sessionId);
    this.cache.clear();
  }

  /** Ends all sessions of a user (a new password, a new phone). */
  async revokeAllOf(userId: string): Promise<void> {
    await this.sessions.revokeAllOf(userId, this.clock.now());
    this.cache.clear();
  }

  private async readLive(id: string, now: Date): Promise<string | null> {
    const session = await this.sessions.findLive(id, now);
    if (!session) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > EXTEND_EVERY) {
      const end = Math.min(now.getTime() + LIFETIME, session.createdAt.getTime() + LONGEST);
      await this.sessions.extend(id, now, new Date(end));
    }
    this.cache.put(id, session.userId, now);
    return session.userId;
  }
}
