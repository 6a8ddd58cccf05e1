export type { AccountFailure } from './account.failures.js';
export { isPosingName } from './posing-name.js';
export { AccountModule } from './account.module.js';
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
