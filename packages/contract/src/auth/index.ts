import { login, logout, register } from './session.contract.js';
import { sendLoginCode, sendRegisterCode } from './sms.contract.js';

export { authFailures } from './failures.js';
export { newPassword } from './fields.js';
export { login, logout, register } from './session.contract.js';
export { sendLoginCode, sendRegisterCode } from './sms.contract.js';

export const authEndpoints = { sendRegisterCode, sendLoginCode, login, register, logout };
