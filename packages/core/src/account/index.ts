import { Module } from '@nestjs/common';
import { MembershipModule } from '../membership/index.js';
import { UploadModule } from '../upload/index.js';
import { AccountStandingService } from './account-standing.service.js';
import { AccountRepository } from './account.repository.js';
import { AccountService } from './account.service.js';
import { AvatarService } from './avatar.service.js';
import { DemoAccountService } from './demo-account.service.js';
import { PasswordHasher } from './password/password-hasher.js';

export type { AccountFailure } from './password/password-rules.js';
export { isPosingName } from './posing-name.js';
export type { Origin } from './account.repository.js';
export { AccountService, type CreateUser, type Profile } from './account.service.js';
export {
  AccountStandingService,
  CLOSING_DAYS,
  erasedAtOf,
  phonePauseEndOf,
} from './account-standing.service.js';
export { AvatarService, BUILT_IN_AVATARS } from './avatar.service.js';
export { DEMO_ACCOUNTS, DemoAccountService } from './demo-account.service.js';
export { PasswordHasher } from './password/password-hasher.js';
export { refuseWeakPassword } from './password/password-rules.js';

@Module({
  imports: [MembershipModule, UploadModule],
  providers: [
    AccountRepository,
    AccountService,
    AccountStandingService,
    AvatarService,
    DemoAccountService,
    PasswordHasher,
  ],
  exports: [AccountService, AccountStandingService, AvatarService, DemoAccountService, PasswordHasher],
})
export class AccountModule {}
