import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import { AccountRepository } from './account.repository.js';
import type { AccountFailure } from './password/password-rules.js';

const DAY = 86_400_000;

/** Days between the closing request and erasure [data closing]. */
export const CLOSING_DAYS = 7;

/** When a closing account is erased; null while it is open. */
export const erasedAtOf = (closeRequestedAt: Date | null): Date | null =>
  closeRequestedAt && new Date(closeRequestedAt.getTime() + CLOSING_DAYS * DAY);

/** Until when a data export is blocked because the phone was changed within a day [ST3]; otherwise null. */
export function phonePauseEndOf(phoneChangedAt: Date | null, now: Date): Date | null {
  const end = phoneChangedAt && new Date(phoneChangedAt.getTime() + DAY);
  return end !== null && end > now ? end : null;
}

/** What an account may currently do. */
@Injectable()
export class AccountStandingService {
  constructor(private readonly accounts: AccountRepository) {}

  /**
   * Whether the phone was changed within a day: during that time a thief of the phone gets no data export
   * [ST3].
   */
  async isPhoneFresh(userId: string, now: Date): Promise<boolean> {
    const user = await this.accounts.findById(userId);
    return phonePauseEndOf(user?.phoneChangedAt ?? null, now) !== null;
  }

  /** While an account is being closed, no data leaves the site: no exports, no shares. */
  async refuseWhileClosing(userId: string): Promise<void> {
    const user = await this.accounts.findById(userId);
    if (user?.closeRequestedAt) throw new Failure<AccountFailure>('accountClosing');
  }
}
