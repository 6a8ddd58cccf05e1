export type { InvitationFailure, InvitationSetupFailure } from './invitation.failures.js';
export { InvitationModule } from './invitation.module.js';
export { Invitations } from './invitations.service.js';
export { RecordScan } from './record-scan.js';
export { ResolveFlagCode } from './resolve-flag-code.js';
