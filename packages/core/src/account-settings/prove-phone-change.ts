import { Injectable } from '@nestjs/common';
import { AccountService } from '../account/index.js';
import { type Authenticated, type AuthFailure, type ClientInfo, SessionService } from '../auth/index.js';
import { Clock, Failure } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { type IdentityProof, ProveIdentity, type ProvenBy } from './prove-identity.js';

const FRESH_MS = 15 * 60_000;

/** Who may give an account another phone, or its first one. */
@Injectable()
export class ProvePhoneChange {
  constructor(
    private readonly identity: ProveIdentity,
    private readonly accounts: AccountService,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /**
   * The password, or a code on the phone that the account still has. An account that a partner made has neither and
   * could never get one: there a sign-in of the last quarter of an hour counts.
   */
  async run(
    caller: Authenticated,
    { oldPhone, proof }: { oldPhone: string | null; proof: IdentityProof },
    client: ClientInfo,
  ): Promise<ProvenBy> {
    const { needsPassword } = await this.accounts.getProfile(caller.userId);
    if (oldPhone !== null || !needsPassword) {
      return this.proveByCurrentPhone(caller.userId, proof, client);
    }
    if (!(await this.isFresh(caller))) throw new Failure<AccountSettingsFailure>('identityProofUnavailable');
    return 'smsCode';
  }

  /** The call carries two codes, so a refusal says which one it means. */
  private async proveByCurrentPhone(
    userId: string,
    proof: IdentityProof,
    client: ClientInfo,
  ): Promise<ProvenBy> {
    try {
      return await this.identity.run(userId, proof, client, {
        purposes: ['phoneChange', 'reauthentication'],
      });
    } catch (error) {
      if (!(error instanceof Failure) || error.reason !== ('smsCodeInvalid' satisfies AuthFailure))
        throw error;
      throw new Failure<AccountSettingsFailure>('currentPhoneCodeInvalid');
    }
  }

  private async isFresh({ userId, sessionId }: Authenticated): Promise<boolean> {
    const session = (await this.sessions.listOf(userId)).find(({ id }) => id === sessionId);
    return session !== undefined && this.clock.now().getTime() - session.createdAt.getTime() <= FRESH_MS;
  }
}
