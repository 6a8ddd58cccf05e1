import { Injectable } from '@nestjs/common';
import { AccountStandingService, PasswordHasher } from '../account/index.js';
import { AuditLogService } from '../operator/index.js';
import { Clock, Failure } from '../platform/index.js';
import type { ResumeFailure } from '../resume/index.js';
import {
  FIRST_LIFETIME_DAYS,
  type ShareChange,
  type ShareSettings,
  type StoredShare,
  type ResumeShareFailure,
} from './resume-share.js';
import { ResumeShareRepository } from './resume-share.repository.js';
import { ShareLinkService } from './share-link.service.js';

const DAY = 86_400_000;
const AS_AT_FIRST = {
  passwordHash: null,
  showsContacts: false,
  contactsConsent: null,
  contactsConsentAt: null,
  allowsDownload: false,
} as const;

/** The shares of one's own résumés. */
@Injectable()
export class OwnShareService {
  constructor(
    private readonly shares: ResumeShareRepository,
    private readonly links: ShareLinkService,
    private readonly passwords: PasswordHasher,
    private readonly standing: AccountStandingService,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** The share; null when there never was one. */
  async find(userId: string, resumeId: string): Promise<ShareSettings | null> {
    const share = await this.shares.find(userId, resumeId);
    return share && this.show(share);
  }

  /**
   * The share; created for 30 days without contacts when there is none, with a new link when it was revoked.
   */
  async open(userId: string, resumeId: string): Promise<ShareSettings> {
    await this.standing.refuseWhileClosing(userId);
    const link = { ...this.links.issue(), expiresAt: this.in(FIRST_LIFETIME_DAYS) };
    const share = await this.shares.open(userId, resumeId, link);
    if (share === null) throw new Failure<ResumeFailure>('resumeNotFound');
    // Not earlier: refused calls would fill the log with invented identifiers.
    await this.audit.record(`user:${userId}`, 'share.open', resumeId);
    return this.show(share);
  }

  /** Changes a share, effective with the answer. Throws shareAbsent, shareConsentRequired. */
  async change(userId: string, resumeId: string, change: ShareChange): Promise<ShareSettings> {
    const before = await this.get(userId, resumeId);
    const action = change.revoke ? 'share.revoke' : change.renew ? 'share.renew' : 'share.change';
    const detail = change.showsContacts === undefined ? {} : { showsContacts: change.showsContacts };
    await this.audit.record(`user:${userId}`, action, resumeId, detail);
    const data = change.revoke
      ? { ...AS_AT_FIRST, tokenHash: null, tokenCipher: null, isOn: false }
      : await this.changed(before, change);
    await this.shares.update(userId, resumeId, { ...data, updatedAt: this.clock.now() });
    return this.show(await this.get(userId, resumeId));
  }

  /** The link as a QR code. */
  async drawCode(userId: string, resumeId: string): Promise<string> {
    const { url } = this.show(await this.get(userId, resumeId));
    if (url === null) throw new Failure<ResumeShareFailure>('shareAbsent');
    return this.links.draw(url);
  }

  /** The stored share. Throws shareAbsent. */
  async get(userId: string, resumeId: string): Promise<StoredShare> {
    const share = await this.shares.find(userId, resumeId);
    if (share === null) throw new Failure<ResumeShareFailure>('shareAbsent');
    return share;
  }

  private async changed(before: StoredShare, change: ShareChange) {
    const { isOn, password, lifetimeDays, allowsDownload } = change;
    const needsLink = change.renew === true || (isOn === true && before.tokenCipher === null);
    return {
      ...(isOn !== undefined && { isOn }),
      ...(password !== undefined && {
        passwordHash: password === '' ? null : await this.passwords.hash(password),
      }),
      ...(lifetimeDays !== undefined && { expiresAt: lifetimeDays === 0 ? null : this.in(lifetimeDays) }),
      ...(allowsDownload !== undefined && { allowsDownload }),
      ...this.contacts(before, change),
      ...(needsLink && this.links.issue()),
    };
  }

  /** Contacts are shown only with a separate consent and hidden without asking [data consent]. */
  private contacts(before: StoredShare, { showsContacts, consent }: ShareChange) {
    if (showsContacts === undefined || showsContacts === before.showsContacts) return {};
    if (!showsContacts) return { showsContacts };
    if (consent === undefined) throw new Failure<ResumeShareFailure>('shareConsentRequired');
    return { showsContacts, contactsConsent: consent, contactsConsentAt: this.clock.now() };
  }

  private in(days: number): Date {
    return new Date(this.clock.now().getTime() + days * DAY);
  }

  private show({ tokenCipher, passwordHash, ...share }: StoredShare): ShareSettings {
    const { isOn, expiresAt, showsContacts, allowsDownload, createdAt } = share;
    const link = tokenCipher === null ? { token: null, url: null } : this.links.reveal(tokenCipher);
    const hasPassword = passwordHash !== null;
    return { ...link, isOn, hasPassword, expiresAt, showsContacts, allowsDownload, createdAt };
  }
}
