export type { AccountSettingsFailure } from './account-settings.failures.js';
export { AccountProfileService } from './account-profile.service.js';
export { AccountSettingsModule } from './account-settings.module.js';
export { ChangePhone } from './change-phone.js';
export { EditProfile } from './edit-profile.js';
export { type IdentityProof, ProveIdentity } from './prove-identity.js';
export { SendIdentityCode } from './send-identity-code.js';
export { SessionListService } from './session-list.service.js';
