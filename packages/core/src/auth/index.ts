export type { AuthFailure } from './auth.failures.js';
export { AuthModule } from './auth.module.js';
export { type Authenticated, SessionService, type TokenClaims } from './session/session.service.js';
export { RegisterAccount } from './sign-in/register-account.js';
export { SignInWithPassword } from './sign-in/sign-in-with-password.js';
export { SignInWithSmsCode } from './sign-in/sign-in-with-sms-code.js';
export { SmsCodeService } from './sms-code/sms-code.service.js';
