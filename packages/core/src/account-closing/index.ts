export { AccountClosingModule } from './account-closing.module.js';
export { AccountErasureModule } from './account-erasure.module.js';
export { CloseAccount } from './close-account.js';
export { EraseClosedAccounts } from './erase-closed-accounts.js';
export { ReopenAccount } from './reopen-account.js';
