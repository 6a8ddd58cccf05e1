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
   * Ends every session, including this one, and opens a new one for a caller who has just proven ownership: a
   * thief may have a copy of the token that made the change [AU5] [ST3].
   */
  async run(userId: string, client: ClientInfo, provenBy: ProvenBy): Promise<SignedIn> {
    await this.sessions.revokeAllOf(userId);
    return this.openSession.run(userId, client, provenBy);
  }
}
