import { Injectable } from '@nestjs/common';
import { AccountService, erasedAtOf, phonePauseEndOf } from '../account/index.js';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { AccountSettingsRepository } from './account-settings.repository.js';

/** 13812345678 -> 138****5678. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');

/** Account data for the settings page; the phone is masked, because a token alone must not reveal it. */
@Injectable()
export class AccountProfileService {
  constructor(
    private readonly settings: AccountSettingsRepository,
    private readonly accounts: AccountService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  async get(userId: string) {
    const [shown, row] = await Promise.all([this.accounts.getProfile(userId), this.settings.find(userId)]);
    if (row === null) throw new Failure('unauthenticated');
    return {
      username: shown.username,
      avatar: shown.avatar,
      phone: row.phoneCipher === null ? '' : maskPhone(this.secrets.decrypt(row.phoneCipher)),
      needsPassword: shown.needsPassword,
      campusEmail: shown.campusEmail,
      campusSchool: shown.campusSchool,
      hasWechat: row.hasWechat,
      studentSchool: row.studentSchool,
      studentNumber: row.studentNumber,
      createdAt: row.createdAt,
      exportsPausedUntil: phonePauseEndOf(row.phoneChangedAt, this.clock.now()),
      erasedAt: erasedAtOf(row.closeRequestedAt),
    };
  }
}
