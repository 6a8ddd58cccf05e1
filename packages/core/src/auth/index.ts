import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountModule } from '../account/index.js';
import { CaptchaModule } from '../captcha/index.js';
import { ConsentModule } from '../consent/index.js';
import { MessageModule } from '../message/index.js';
import { OperatorModule } from '../operator/index.js';
import { CryptoService } from '../platform/index.js';
import { SmsModule } from '../platform/sms/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { SiteModule } from '../site/index.js';
import { StepGrantModule } from '../step-grant/index.js';
import { CodeChallengeRepository } from './code/code-challenge.repository.js';
import { CodeChallengeService } from './code/code-challenge.service.js';
import { CompletePasswordReset, ReplacePassword } from './password-reset/complete-password-reset.js';
import { PasswordReplacementRepository } from './password-reset/password-replacement.repository.js';
import { ProvePasswordReset } from './password-reset/prove-password-reset.js';
import { NotifyNewDevice } from './session/notify-new-device.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionService } from './session/session.service.js';
import { OpenSession } from './sign-in/open-session.js';
import { RegisterAccount } from './sign-in/register-account.js';
import { SignInGuard } from './sign-in/sign-in-guard.js';
import { SignInWithPassword } from './sign-in/sign-in-with-password.js';
import { SignInWithSmsCode } from './sign-in/sign-in-with-sms-code.js';
import { SmsBudget } from './sms-code/sms-budget.js';
import { SmsCodeService } from './sms-code/sms-code.service.js';
import { SmsDelivery } from './sms-code/sms-delivery.js';
import { SmsSendRepository } from './sms-code/sms-send.repository.js';

export type { AuthFailure } from './auth.failures.js';
export { type Authenticated, SessionService, type TokenClaims } from './session/session.service.js';
export { describeBrowser, nameDevice } from './session/notify-new-device.js';
export { type ClientInfo } from './client-info.js';
export { CodeChallengeService } from './code/code-challenge.service.js';
export { CompletePasswordReset } from './password-reset/complete-password-reset.js';
export { ProvePasswordReset } from './password-reset/prove-password-reset.js';
export { OpenSession, type SignedIn, type SignInMethod } from './sign-in/open-session.js';
export { RegisterAccount } from './sign-in/register-account.js';
export { SignInGuard } from './sign-in/sign-in-guard.js';
export { SignInWithPassword } from './sign-in/sign-in-with-password.js';
export { SignInWithSmsCode } from './sign-in/sign-in-with-sms-code.js';
export { SmsCodeService } from './sms-code/sms-code.service.js';
export { SmsDelivery } from './sms-code/sms-delivery.js';
export type { SmsPurpose } from './sms-code/sms-purpose.js';

@Module({
  imports: [
    AccountModule,
    CaptchaModule,
    ConsentModule,
    MessageModule,
    OperatorModule,
    SmsModule,
    ThrottleModule,
    SiteModule,
    StepGrantModule,
    JwtModule.registerAsync({
      inject: [CryptoService],
      useFactory: (secrets: CryptoService) => ({
        secret: secrets.key('token'),
        signOptions: { algorithm: 'HS256' },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
  ],
  providers: [
    SessionRepository,
    SessionService,
    NotifyNewDevice,
    CodeChallengeRepository,
    CodeChallengeService,
    SmsSendRepository,
    SmsBudget,
    SmsDelivery,
    SmsCodeService,
    PasswordReplacementRepository,
    ReplacePassword,
    ProvePasswordReset,
    CompletePasswordReset,
    SignInGuard,
    OpenSession,
    SignInWithPassword,
    SignInWithSmsCode,
    RegisterAccount,
  ],
  exports: [
    CodeChallengeService,
    CompletePasswordReset,
    OpenSession,
    ProvePasswordReset,
    RegisterAccount,
    SessionService,
    SignInGuard,
    SignInWithPassword,
    SignInWithSmsCode,
    SmsCodeService,
    SmsDelivery,
  ],
})
export class AuthModule {}
