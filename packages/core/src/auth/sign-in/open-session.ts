import { Injectable } from '@nestjs/common';
import { AccountService, type Profile } from '../../account/index.js';
import type { ClientInfo } from '../client-info.js';
import { SessionService } from '../session/session.service.js';

/** What a person gets who signed in: a token and what their account shows. */
export type SignedIn = Profile & { token: string };

/** The last step of every way in. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: SessionService,
    private readonly accounts: AccountService,
  ) {}

  async run(userId: string, client: ClientInfo): Promise<SignedIn> {
    const profile = await this.accounts.getProfile(userId);
    const { token } = await this.sessions.open(userId, client);
    return { ...profile, token };
  }
}
