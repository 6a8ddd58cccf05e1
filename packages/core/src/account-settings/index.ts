import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AuthModule } from '../auth/index.js';
import { MessageModule } from '../message/index.js';
import { OperatorModule } from '../operator/index.js';
import { ThrottleModule } from '../platform/throttle/index.js';
import { AccountProfileService } from './account-profile.service.js';
import { AccountSettingsRepository } from './account-settings.repository.js';
import { ChangePassword } from './change-password.js';
import { ChangePhone, ClaimPhone, PhoneChangeNotice, ProvePhoneChange } from './change-phone.js';
import { EditProfile } from './edit-profile.js';
import { ProveIdentity } from './prove-identity.js';
import { RenewSession } from './renew-session.js';
import { SendIdentityCode } from './send-identity-code.js';
import { SessionListService } from './session-list.service.js';

export type { AccountSettingsFailure } from './account-settings.failures.js';
export { AccountProfileService } from './account-profile.service.js';
export { ChangePhone } from './change-phone.js';
export { EditProfile } from './edit-profile.js';
export { type IdentityProof, ProveIdentity } from './prove-identity.js';
export { SendIdentityCode } from './send-identity-code.js';
export { SessionListService } from './session-list.service.js';

@Module({
  imports: [AccountModule, AuthModule, MessageModule, OperatorModule, ThrottleModule],
  providers: [
    AccountSettingsRepository,
    AccountProfileService,
    ProveIdentity,
    SendIdentityCode,
    RenewSession,
    ChangePassword,
    EditProfile,
    ClaimPhone,
    PhoneChangeNotice,
    ProvePhoneChange,
    ChangePhone,
    SessionListService,
  ],
  exports: [
    AccountProfileService,
    ChangePhone,
    EditProfile,
    ProveIdentity,
    SendIdentityCode,
    SessionListService,
  ],
})
export class AccountSettingsModule {}
