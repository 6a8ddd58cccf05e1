import { Injectable } from '@nestjs/common';
import { AccountService, AvatarService, isPosingName, type Profile } from '../account/index.js';
import { type Authenticated, type ClientInfo, SessionService, type SignedIn } from '../auth/index.js';
import { Failure } from '../platform/index.js';
import type { AccountSettingsFailure } from './account-settings.failures.js';
import { AccountSettingsRepository } from './account-settings.repository.js';
import { ChangePassword } from './change-password.js';
import type { IdentityProof } from './prove-identity.js';
import { RenewSession } from './renew-session.js';

export interface ProfileChange extends IdentityProof {
  username?: string | undefined;
  /** A path from our list, the id of an uploaded photo, or a link to it. */
  avatar?: string | undefined;
  newPassword?: string | undefined;
  repeatedPassword?: string | undefined;
}

@Injectable()
export class EditProfile {
  constructor(
    private readonly settings: AccountSettingsRepository,
    private readonly avatars: AvatarService,
    private readonly accounts: AccountService,
    private readonly passwords: ChangePassword,
    private readonly sessions: SessionService,
    private readonly renewal: RenewSession,
  ) {}

  /** Changes the given fields, all or none; a new password also needs proof of ownership. */
  async run(caller: Authenticated, change: ProfileChange, client: ClientInfo): Promise<SignedIn> {
    const { username, avatar: choice, newPassword, ...password } = change;
    if (username !== undefined && isPosingName(username))
      throw new Failure<AccountSettingsFailure>('usernameReserved');
    const avatar = choice === undefined ? undefined : await this.resolveAvatar(caller.userId, choice);
    const provenBy =
      newPassword === undefined
        ? null
        : await this.passwords.run(caller.userId, { ...password, newPassword }, client);
    await this.settings.update(caller.userId, {
      ...(username !== undefined && { username }),
      ...(avatar !== undefined && { avatar }),
    });
    if (provenBy !== null) return this.renewal.run(caller.userId, client, provenBy);
    const profile: Profile = await this.accounts.getProfile(caller.userId);
    return { ...profile, token: this.sessions.tokenOf(caller) };
  }

  private async resolveAvatar(userId: string, choice: string): Promise<string> {
    const avatar = await this.avatars.resolve(userId, choice);
    if (avatar === null) throw new Failure<AccountSettingsFailure>('avatarUnknown');
    return avatar;
  }
}
