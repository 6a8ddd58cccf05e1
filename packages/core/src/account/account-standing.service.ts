import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import type { AccountFailure } from './password/password-rules.js';
import { AccountRepository } from './account.repository.js';

const DAY = 86_400_000;

/** Days between the wish to close an account and its end [data closing]. */
export const CLOSING_DAYS = 7;

/** When an account that its owner closes is erased; null while it is open. */
export const erasedAtOf = (closeRequestedAt: Date | null): Date | null =>
  closeRequestedAt && new Date(closeRequestedAt.getTime() + CLOSING_DAYS * DAY);

/** Until when not all data are given out at once, for the phone was changed within a day [ST3]; else null. */
export function phonePauseEndOf(phoneChangedAt: Date | null, now: Date): Date | null {
  const end = phoneChangedAt && new Date(phoneChangedAt.getTime() + DAY);
  return end !== null && end > now ? end : null;
}

/** What an account may still do. */
@Injectable()
export class AccountStandingService {
  constructor(private readonly accounts: AccountRepository) {}

  /** Whether the phone was changed within a day: until then a thief of it gets no copy of everything [ST3]. */
  async isPhoneFresh(userId: string, now: Date): Promise<boolean> {
    const user = await this.accounts.findById(userId);
    return phonePauseEndOf(user?.phoneChangedAt ?? null, now) !== null;
  }

  /** While an account is being closed nothing of it leaves the site: no export, no share. */
  async refuseWhileClosing(userId: string): Promise<void> {
    const user = await this.accounts.findById(userId);
    if (user?.closeRequestedAt) throw new Failure<AccountFailure>('accountClosing');
  }
}
