import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { addressIndexOf } from '../../platform/blind-index/index.js';
import { Clock, CryptoService, isUuid } from '../../platform/index.js';
import { type OwnSession, SessionRepository } from './session.repository.js';

const MILLISECONDS = 1_000;
const MAX_ENTRIES = 10_000;

/**
 * Caches live sessions for a second, so that a page's burst of calls queries the database once ([AU5]: 1 s).
 */
export class SessionCache {
  private readonly entries = new LRUCache<string, { userId: string; until: number }>({ max: MAX_ENTRIES });

  get(id: string, now: Date): string | null {
    const entry = this.entries.get(id);
    return entry && entry.until > now.getTime() ? entry.userId : null;
  }

  put(id: string, userId: string, now: Date): void {
    this.entries.set(id, { userId, until: now.getTime() + MILLISECONDS });
  }

  delete(id: string): void {
    this.entries.delete(id);
  }

  clear(): void {
    this.entries.clear();
  }
}

const DAY = 86_400_000;
const LIFETIME = 30 * DAY;
// A session requires a new sign-in after half a year, regardless of use.
const MAX_LIFETIME = 180 * DAY;
// Sessions slide, but the row is not written on every call.
const EXTEND_EVERY = 3_600_000;

/** Claims of a token: the user, and the session whose row decides whether it is valid. */
export interface TokenClaims {
  sub: string;
  jti: string;
  exp?: number;
}

export interface Authenticated {
  userId: string;
  sessionId: string;
}

const MAX_LISTED = 100;

/**
 * Sessions last 30 days and slide with use, up to half a year. The token is only a signed reference; the row
 * is authoritative.
 */
@Injectable()
export class SessionService {
  private readonly cache = new SessionCache();
  private readonly verified = new LRUCache<string, TokenClaims>({ max: MAX_ENTRIES });

  constructor(
    private readonly sessions: SessionRepository,
    private readonly jwt: JwtService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Opens a session for a user who has just authenticated; also returns whether they already have one with this user agent. */
  async open(
    userId: string,
    client: { ip: string; userAgent: string; method?: string },
  ): Promise<{ token: string; sessionId: string; isKnownAgent: boolean }> {
    const id = randomUUID();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME);
    const ipHash = addressIndexOf(this.secrets, client.ip);
    const isKnownAgent = await this.sessions.add({
      id,
      userId,
      userAgent: client.userAgent,
      ipHash,
      method: client.method ?? '',
      createdAt,
      expiresAt,
    });
    return { token: this.tokenOf({ userId, sessionId: id }), sessionId: id, isKnownAgent };
  }

  /** The user of a token's live session; null if forged, expired or revoked. */
  async authenticate(token: string): Promise<Authenticated | null> {
    const claims = await this.jwt.verifyAsync<TokenClaims>(token).catch(() => null);
    return claims && this.authenticateClaims(claims);
  }

  /** The same for a token whose signature has been checked; this process will not check it again. */
  authenticateVerified(token: string, claims: TokenClaims): Promise<Authenticated | null> {
    // Our own tokens carry no expiry; one that does must be verified each time.
    if (claims.exp === undefined) this.verified.set(token, claims);
    return this.authenticateClaims(claims);
  }

  /** The same for a token that was passed to {@link authenticateVerified} before; undefined for any other. */
  authenticateAgain(token: string): Promise<Authenticated | null> | undefined {
    const claims = this.verified.get(token);
    return claims && this.authenticateClaims(claims);
  }

  /** The same for the claims of a verified token. */
  async authenticateClaims({ sub, jti }: TokenClaims): Promise<Authenticated | null> {
    if (!isUuid(jti) || !isUuid(sub)) return null;
    const now = this.clock.now();
    const userId = this.cache.get(jti, now) ?? (await this.readLive(jti, now));
    return userId === sub ? { userId, sessionId: jti } : null;
  }

  /** The token of a session; deterministic. */
  tokenOf({ userId, sessionId }: Authenticated): string {
    return this.jwt.sign({ sub: userId, jti: sessionId }, { noTimestamp: true });
  }

  /** Ends a session; its token is invalid immediately here and within a second in other processes. */
  async revoke(sessionId: string): Promise<void> {
    await this.sessions.revoke(sessionId, this.clock.now());
    this.cache.delete(sessionId);
  }

  /** A user's sessions, most recently used first. */
  listOf(userId: string): Promise<OwnSession[]> {
    return this.sessions.listLive(userId, this.clock.now(), MAX_LISTED);
  }

  /** Ends one session of a user; false if it is not theirs or already over. */
  async revokeOf(userId: string, sessionId: string): Promise<boolean> {
    const isRevoked = await this.sessions.revokeOf(userId, sessionId, this.clock.now());
    if (isRevoked) this.cache.delete(sessionId);
    return isRevoked;
  }

  /** Ends all sessions of a user except this one. */
  async revokeOthersOf({ userId, sessionId }: Authenticated): Promise<void> {
    await this.sessions.revokeAllOf(userId, this.clock.now(), sessionId);
    this.cache.clear();
  }

  /** Ends all sessions of a user (new password, new phone). */
  async revokeAllOf(userId: string): Promise<void> {
    await this.sessions.revokeAllOf(userId, this.clock.now());
    this.cache.clear();
  }

  private async readLive(id: string, now: Date): Promise<string | null> {
    const session = await this.sessions.findLive(id, now);
    if (!session) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > EXTEND_EVERY) {
      const end = Math.min(now.getTime() + LIFETIME, session.createdAt.getTime() + MAX_LIFETIME);
      await this.sessions.extend(id, now, new Date(end));
    }
    this.cache.put(id, session.userId, now);
    return session.userId;
  }
}
