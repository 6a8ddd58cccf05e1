import { getUserInfo } from './account.contract.js';
import { closeAccount, reopenAccount } from './closing.contract.js';
import { downloadDataExport, getDataExport, requestDataExport } from './data-export.contract.js';
import { sendIdentityCode, setPassword } from './identity.contract.js';
import { changePhone, getAccountProfile, listAvatars, updateAccountProfile } from './profile.contract.js';
import { listSessions, revokeSession, revokeSessions } from './session-list.contract.js';

export { getUserInfo } from './account.contract.js';
export { closeAccount, reopenAccount } from './closing.contract.js';
export { downloadDataExport, getDataExport, requestDataExport } from './data-export.contract.js';
export { sendIdentityCode, setPassword } from './identity.contract.js';
export { changePhone, getAccountProfile, listAvatars, updateAccountProfile } from './profile.contract.js';
export { listSessions, revokeSession, revokeSessions } from './session-list.contract.js';
export { type UserInfo } from './user-info.js';

export const accountEndpoints = {
  getUserInfo,
  getAccountProfile,
  updateAccountProfile,
  changePhone,
  listAvatars,
  sendIdentityCode,
  setPassword,
  listSessions,
  revokeSession,
  revokeSessions,
  requestDataExport,
  getDataExport,
  downloadDataExport,
  closeAccount,
  reopenAccount,
};
