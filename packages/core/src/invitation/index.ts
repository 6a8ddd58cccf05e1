export type { InvitationFailure, InvitationSetupFailure } from './invitation.failures.js';
export { InvitationModule } from './invitation.module.js';
export { InvitationService } from './invitation.service.js';
export { RecordScan } from './record-scan.js';
export { ResolveFlagCode } from './resolve-flag-code.js';
