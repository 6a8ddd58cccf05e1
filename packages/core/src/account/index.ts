export type { AccountFailure } from './account.failures.js';
export { AccountModule } from './account.module.js';
export type { Origin } from './account.repository.js';
export { AccountService, type CreateUser, type Profile } from './account.service.js';
export { AccountStanding, CLOSING_DAYS, erasedAtOf, phonePauseEndOf } from './account-standing.service.js';
export { Avatars, BUILT_IN_AVATARS } from './avatars.service.js';
export { DEMO_ACCOUNTS, DemoAccounts } from './demo-accounts.js';
export { PasswordHasher } from './password/password-hasher.js';
export { refuseWeakPassword } from './password/password-rules.js';
