import { completePasswordReset, provePasswordReset } from './password-reset.contract.js';
import { login, logout, register } from './session.contract.js';
import { sendCode, sendLoginCode, sendRegisterCode } from './sms.contract.js';

export { newPassword } from './fields.js';
export { login, logout, register } from './session.contract.js';
export { completePasswordReset, provePasswordReset } from './password-reset.contract.js';
export { sendCode, sendLoginCode, sendRegisterCode } from './sms.contract.js';

export const authEndpoints = {
  sendRegisterCode,
  sendLoginCode,
  sendCode,
  login,
  register,
  logout,
  provePasswordReset,
  completePasswordReset,
};
