import { Injectable } from '@nestjs/common';
import { type ClientInfo, OpenSession, SessionService, type SignedIn } from '../auth/index.js';
import type { ProvenBy } from './prove-identity.js';

@Injectable()
export class RenewSession {
  constructor(
    private readonly sessions: SessionService,
    private readonly openSession: OpenSession,
  ) {}

  /**
   * Ends every session, this one too, and opens one for who has just proven to be the owner: a thief may hold a copy
   * of the very token that made the change [AU5] [ST3].
   */
  async run(userId: string, client: ClientInfo, provenBy: ProvenBy): Promise<SignedIn> {
    await this.sessions.revokeAllOf(userId);
    return this.openSession.run(userId, client, provenBy);
  }
}
