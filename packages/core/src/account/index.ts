export type { AccountFailure } from './account.failures.js';
export { AccountModule } from './account.module.js';
export type { Origin } from './account.repository.js';
export { AccountService, type CreateUser, type Profile } from './account.service.js';
export { DEMO_ACCOUNTS, DemoAccounts } from './demo-accounts.js';
export { PasswordHasher } from './password/password-hasher.js';
export { refuseWeakPassword } from './password/password-rules.js';
