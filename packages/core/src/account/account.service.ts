import { Injectable } from '@nestjs/common';
import { FREE_PRODUCT_ID } from '../catalogue/index.js';
import { DocumentDownloadService, MembershipService } from '../membership/index.js';
import { phoneIndexOf } from '../platform/blind-index/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { erasedAtOf } from './account-standing.service.js';
import { AccountRepository, type Origin } from './account.repository.js';
import { AvatarService } from './avatar.service.js';
import { PasswordHasher } from './password/password-hasher.js';

export interface Credentials {
  userId: string;
  passwordHash: string | null;
  isDisabled: boolean;
}

export interface CreateUser {
  phone: string;
  /** Hashed here, or beforehand by {@link AccountService.hashPassword}. */
  password: string | { hash: string } | null;
  username?: string;
  origin?: Origin;
}

export type Profile = Awaited<ReturnType<AccountService['getProfile']>>;

/** Job seekers' accounts: lookup, creation and profile. */
@Injectable()
export class AccountService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHasher,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
    private readonly avatars: AvatarService,
    private readonly memberships: MembershipService,
    private readonly downloads: DocumentDownloadService,
  ) {}

  /** Sign-in data for a phone's account, or null. */
  async findCredentials(phone: string): Promise<Credentials | null> {
    const user = await this.accounts.findByPhone(phoneIndexOf(this.secrets, phone));
    return user && { userId: user.id, passwordHash: user.passwordHash, isDisabled: user.disabledAt !== null };
  }

  /** Hashes a password before a code or ticket is spent on it, so that a busy server wastes neither. */
  hashPassword(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /** Creates an account; null if the phone already has one. The caller validates the password. */
  async createUser({ phone, password, username, origin = {} }: CreateUser): Promise<string | null> {
    return this.accounts.add({
      phoneCipher: this.secrets.encrypt(phone),
      phoneIndex: phoneIndexOf(this.secrets, phone),
      passwordHash:
        typeof password === 'string' ? await this.hasher.hash(password) : (password?.hash ?? null),
      username: username ?? `用户${phone.slice(-4)}`,
      origin,
      createdAt: this.clock.now(),
    });
  }

  /** Sets the password of an account that has none; an existing one is kept. */
  async setFirstPassword(userId: string, passwordHash: string): Promise<void> {
    await this.accounts.setFirstPasswordHash(userId, passwordHash);
  }

  /** The account's phone, or null. */
  async findPhone(userId: string): Promise<string | null> {
    const sealed = (await this.accounts.findById(userId))?.phoneCipher ?? null;
    return sealed === null ? null : this.secrets.decrypt(sealed);
  }

  /** What the account's owner sees ([spec 3] "User info"). */
  async getProfile(userId: string) {
    const membershipQuery = this.memberships.of(userId);
    const [user, membership, remainingDownloads] = await Promise.all([
      this.accounts.findShown(userId),
      membershipQuery,
      this.downloads.remaining(userId, membershipQuery),
    ]);
    if (!user || user.disabledAt !== null) throw new Failure('unauthenticated');
    const erasedAt = erasedAtOf(user.closeRequestedAt);
    return {
      id: user.id,
      userId: user.id,
      publicId: this.secrets.encrypt(user.id, 'public-id'),
      username: user.username,
      avatar: await this.avatars.addressOf(user.id, user.avatar),
      isMember: membership.productId !== FREE_PRODUCT_ID,
      isTutor: user.isTutor,
      needsPassword: !user.hasPassword,
      schoolUrl: user.schoolUrl ?? '',
      remainingDownloads,
      // Unmasked, because only its owner sees it.
      campusEmail: user.campusEmailCipher === null ? '' : this.secrets.decrypt(user.campusEmailCipher),
      campusSchool: user.campusSchool,
      // [decision 9]: members who have verified one are not prompted again.
      mayAskCampusEmail: user.mayAskCampusEmail && user.campusEmailCipher === null,
      ...(erasedAt && { erasedAt }),
    };
  }
}
